import clsx from "clsx";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useReducedMotion } from "./use-reduced-motion.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

const msPerCharacter = 60;

type TypingTextProps = {
  children: ReactNode;
  onDone?: (() => void) | undefined;
  caret?: boolean | undefined;
  className?: string | undefined;
};

/** Screen readers get the whole text at once. */
export function TypingText({ children, onDone, caret = false, className }: TypingTextProps) {
  if (typeof children !== "string") throw new Error("TypingText content must be a string");
  return <Typing key={children} text={children} onDone={onDone} caret={caret} className={className} />;
}

type TypingProps = Omit<TypingTextProps, "children"> & { text: string };

function Typing({ text, onDone, caret, className }: TypingProps) {
  const still = useReducedMotion();
  const [typed, setTyped] = useState(0);
  const characters = [...text];
  const done = still || typed >= characters.length;

  const finish = useEffectEvent(() => {
    onDone?.();
  });

  useEffect(() => {
    if (done) return finish();
    const timer = setTimeout(() => setTyped(typed + 1), msPerCharacter);
    return () => clearTimeout(timer);
  }, [done, typed]);

  return (
    <span className={className}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden>{done ? text : characters.slice(0, typed).join("")}</span>
      {caret && !done && <AiCaret />}
    </span>
  );
}

export const AiCaret = ({ className }: { className?: string | undefined }) => (
  <span
    aria-hidden
    className={clsx(
      "ml-0.75 inline-block h-[1em] w-1.75 animate-[caret_1s_steps(2)_infinite] rounded-[1.5px] bg-[linear-gradient(var(--ai-violet),var(--ai-pink))] align-[-.12em]",
      className,
    )}
  />
);
