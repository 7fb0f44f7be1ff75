import { Toolbar } from "@base-ui/react/toolbar";
import type { ComponentProps, ReactNode } from "react";
import { GlyphButton } from "../../ui/glyph-button.tsx";

type ToolbarButtonProps = Omit<ComponentProps<typeof Toolbar.Button>, "render" | "children"> & {
  label: string;
  icon: ReactNode;
  /** Sets aria-pressed on toggle buttons. */
  isOn?: boolean | undefined;
};

export const ToolbarButton = ({ label, icon, isOn, ...props }: ToolbarButtonProps) => (
  <Toolbar.Button
    {...props}
    {...(isOn === undefined ? {} : { "aria-pressed": isOn })}
    render={
      <GlyphButton
        size="sm"
        label={label}
        icon={icon}
        tone={isOn ? "on" : "plain"}
        className={isOn ? "bg-raised" : "aria-disabled:text-disabled"}
      />
    }
  />
);
