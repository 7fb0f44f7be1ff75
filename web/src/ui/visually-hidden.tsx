import type { ComponentProps } from "react";

export const VisuallyHidden = (props: ComponentProps<"span">) => <span {...props} className="sr-only" />;
