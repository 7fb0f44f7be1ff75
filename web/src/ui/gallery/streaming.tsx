import { Square } from "lucide-react";
import { Button } from "../button.tsx";
import { Case, Cases } from "../cases.tsx";
import { Progress } from "../progress.tsx";
import { Skeleton } from "../skeleton.tsx";
import { Spinner } from "../spinner.tsx";
import { StreamLine } from "../stream-line.tsx";
import { AiCaret, TypingText } from "../typing-text.tsx";
import { Section } from "./section.tsx";

export const Streaming = ({ written = 5, wanted = 6 }) => (
  <Section title="AI streaming" note="the only violet surfaces">
    <StreamLine />
    <div className="flex items-center gap-2 text-xs font-medium text-ai">
      <Spinner className="size-3!" />
      <Cases>
        <Case when={written < wanted}>{`Writing ${written} of ${wanted}`}</Case>
        <Case default>Done</Case>
      </Cases>
      <Button size="sm" kind="ghost" icon={<Square />} className="ml-auto">
        Stop
      </Button>
    </div>
    <p className="text-md font-medium">
      What Happens When You Heat a Shipping Con
      <AiCaret />
    </p>
    <p className="text-md">
      <TypingText caret>One steel box, one wood stove, one very cold lake.</TypingText>
    </p>
    <Progress tone="ai" label="Ideas written" value={written} max={wanted} />
    <Progress label="Upload" value={64} />
    <Skeleton className="h-3 w-7/10" />
  </Section>
);
