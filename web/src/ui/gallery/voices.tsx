import { Mark, Wordmark } from "../mark.tsx";
import { Line, Section } from "./section.tsx";

const voices = [
  ["40/44 title", "type-display text-[34px] leading-9", "14.2x 61.4M"],
  ["20/26 title", "text-xl font-semibold font-stretch-[106%]", "The $400 Cabin"],
  ["16/22 title", "type-title text-lg", "Outliers"],
  ["14/22 read", "text-md", "One steel box, one wood stove."],
  ["13/20 base", "text-sm", "Save to Backups"],
  ["12/16 meta", "text-xs text-muted", "6.1M views · 9 days ago"],
  ["11/16 micro", "text-micro text-faint", "1280 × 720"],
] as const;

export const Voices = () => (
  <Section title="Type and mark" note="Archivo variable">
    {voices.map(([name, look, text]) => (
      <div key={name} className="grid grid-cols-[76px_1fr] items-baseline gap-3">
        <span className="text-xs text-faint">{name}</span>
        <span className={look}>{text}</span>
      </div>
    ))}
    <Line>
      <Mark />
      <Wordmark>Cold Open</Wordmark>
    </Line>
  </Section>
);
