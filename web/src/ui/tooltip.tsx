import { Tooltip as Base } from "@base-ui/react/tooltip";
import clsx from "clsx";
import { Info } from "lucide-react";
import { type ComponentProps, createContext, type ReactElement, type ReactNode, useContext } from "react";
import { type TooltipTone, type TooltipVariant, tooltipLook } from "./tooltip-look.ts";

type BubbleProps = Omit<ComponentProps<"div">, "content"> & {
  variant?: TooltipVariant | undefined;
  /** Colour of the top edge of the outlier variant. */
  tone?: TooltipTone | undefined;
};

export const TooltipBubble = ({ variant, tone, className, children, ...props }: BubbleProps) => (
  <div {...props} className={clsx(tooltipLook({ variant, tone }), className)}>
    {variant === "info" && <Info className="mt-px size-3.5 text-info" />}
    {variant === "info" ? <span>{children}</span> : children}
  </div>
);

type TooltipProps = {
  content: ReactNode;
  /** The element that owns the tooltip; it must accept a ref and DOM props. */
  children: ReactElement;
  variant?: TooltipVariant | undefined;
  tone?: TooltipTone | undefined;
  delay?: number | undefined;
  side?: "top" | "right" | "bottom" | "left" | undefined;
  disabled?: boolean | undefined;
  /** False if the content repeats the accessible name. */
  describes?: boolean | undefined;
};

const defaultTooltipDelayMs = 300;
/** Disabled controls show the reason without a delay. */
const infoDelayMs = 5;

type Bubble = Pick<TooltipProps, "content" | "variant" | "tone" | "side">;

const IsInGroup = createContext(false);

/**
 * One tooltip for all elements inside, for lists that show many of them. Dialogs and popovers have groups of their own,
 * which keeps a tooltip within the layer that it belongs to.
 */
export const TooltipGroup = ({ children }: { children: ReactNode }) => (
  <IsInGroup value={true}>
    <Base.Root<Bubble>>
      {({ payload }) => (
        <>
          {children}
          <TooltipPopup {...payload} />
        </>
      )}
    </Base.Root>
  </IsInGroup>
);

export function Tooltip(props: TooltipProps) {
  const { content, children, variant, tone, side, disabled = false, describes = true } = props;
  const isInGroup = useContext(IsInGroup);
  const delay = props.delay ?? (variant === "info" ? infoDelayMs : defaultTooltipDelayMs);
  const description = describes && typeof content === "string" ? { "aria-description": content } : {};
  const bubble: Bubble = { content, variant, tone, side };
  if (isInGroup)
    return <Base.Trigger delay={delay} disabled={disabled} payload={bubble} render={children} {...description} />;
  return (
    <Base.Root disabled={disabled}>
      <Base.Trigger delay={delay} render={children} {...description} />
      <TooltipPopup {...bubble} />
    </Base.Root>
  );
}

const TooltipPopup = ({ content, variant, tone, side = "top" }: Partial<Bubble>) => (
  <Base.Portal>
    <Base.Positioner side={side} sideOffset={8} collisionPadding={8} className="z-(--z-tooltip)">
      <Base.Popup
        role="tooltip"
        render={<TooltipBubble variant={variant} tone={tone} />}
        className="origin-(--transform-origin) transition-opacity duration-(--d-fast) data-ending-style:opacity-0 data-starting-style:opacity-0 data-instant:transition-none"
      >
        {content}
      </Base.Popup>
    </Base.Positioner>
  </Base.Portal>
);

/** Neighbours of an open tooltip open at once. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Base.Provider delay={defaultTooltipDelayMs}>{children}</Base.Provider>
);
