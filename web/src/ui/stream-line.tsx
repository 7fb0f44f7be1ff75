import clsx from "clsx";

/** Animated only while data of a model arrives. */
export const StreamLine = ({ className }: { className?: string | undefined }) => (
  <span
    aria-hidden
    className={clsx(
      "block h-0.5 animate-stream bg-[linear-gradient(90deg,var(--ai-purple),var(--ai-violet),var(--ai-pink),var(--ai-violet),var(--ai-purple))] bg-size-[200%_100%]",
      className,
    )}
  />
);
