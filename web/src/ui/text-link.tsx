import { useRender } from "@base-ui/react/use-render";
import clsx from "clsx";

export const linkLook =
  "rounded-xs text-text underline decoration-line-control underline-offset-3 transition-colors duration-(--d-fast) hover:decoration-current";

/** A plain link in text; `render` takes the router's link. */
export function TextLink({ render, ref, className, ...props }: useRender.ComponentProps<"a">) {
  return useRender({ defaultTagName: "a", render, ref, props: { ...props, className: clsx(linkLook, className) } });
}
