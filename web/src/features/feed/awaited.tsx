import clsx from "clsx";
import { type ComponentType, createContext } from "react";

export type AwaitedBlockProps = { thumb: string | null; className: string };

/** In place of a picture until it is loaded. The studio replaces it; the public page does without the code for main colours. */
export const AwaitedBlock = createContext<ComponentType<AwaitedBlockProps>>(({ className }) => (
  <span aria-hidden className={clsx("bg-(--feed-raised)", className)} />
));
