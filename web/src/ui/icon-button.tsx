import { GlyphButton, type GlyphButtonProps } from "./glyph-button.tsx";
import { Tooltip } from "./tooltip.tsx";

type IconButtonProps = Omit<GlyphButtonProps, "title"> & {
  /** A longer description than the name. */
  tip?: string | undefined;
  tooltipDelay?: number | undefined;
  tooltipSide?: "top" | "right" | "bottom" | "left" | undefined;
};

/** An icon with its name as the tooltip. */
export const IconButton = ({ tip, tooltipDelay, tooltipSide, ...props }: IconButtonProps) => (
  <Tooltip content={tip ?? props.label} delay={tooltipDelay} side={tooltipSide} describes={false}>
    <GlyphButton {...props} title={undefined} />
  </Tooltip>
);
