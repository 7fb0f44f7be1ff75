import { cva } from "class-variance-authority";

export const fieldLook = cva(
  [
    "flex w-full min-w-0 items-center gap-2 rounded-md bg-surface text-text transition-shadow duration-(--d-fast) inset-ring",
    "has-data-invalid:ring-3 has-data-invalid:ring-danger-soft has-data-invalid:inset-ring-danger",
    "focus-within:ring-3 focus-within:ring-brand-soft focus-within:inset-ring-brand-mark",
    "has-[:is(input,textarea):disabled]:bg-transparent has-[:is(input,textarea):disabled]:text-disabled has-[:is(input,textarea):disabled]:inset-ring-line-strong",
  ],
  {
    variants: {
      /** Form fields need a border contrast of 3:1; a search field in a bar may have less. */
      edge: { form: "inset-ring-line-control", quiet: "inset-ring-line-strong" },
      size: { md: "h-(--control) px-2.5", lg: "h-(--control-lg) px-3 text-md", area: "px-2.5 py-1.5" },
    },
  },
);

export const controlLook = "min-w-0 flex-1 bg-transparent outline-none disabled:placeholder:text-disabled";

export type FieldEdge = "form" | "quiet";
