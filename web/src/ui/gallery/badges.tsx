import { Avatar } from "../avatar.tsx";
import { Chip, ChoiceChip } from "../chip.tsx";
import { DueLabel, type DueTone } from "../due-label.tsx";
import { IndexBadge, type IndexTone } from "../index-badge.tsx";
import { Kbd } from "../kbd.tsx";
import { Keyword, type KeywordTier } from "../keyword.tsx";
import { StatusBadge, type StatusTone } from "../status-badge.tsx";
import { Tooltip } from "../tooltip.tsx";
import { samplePicture } from "./sample-picture.ts";
import { Line, Section } from "./section.tsx";

const statuses: readonly [StatusTone, string][] = [
  ["idea", "Idea"],
  ["in-dev", "In Dev"],
  ["published", "Published"],
];
const indexes: readonly [IndexTone, string][] = [
  ["over", "14.2x"],
  ["average", "1.0x"],
  ["under", "0.7x"],
  ["new", "New"],
];
const dues: readonly [DueTone, string][] = [
  ["plain", "11/28/2025"],
  ["soon", "Due in 2 days"],
  ["overdue", "Due 2 days ago"],
];
const tiers: readonly KeywordTier[] = ["strong", "super", "explosive"];

export const Badges = () => (
  <Section title="Badges" note="shape and colour">
    <Line name="Status">
      {statuses.map(([tone, word]) => (
        <StatusBadge key={tone} tone={tone}>
          {word}
        </StatusBadge>
      ))}
      <StatusBadge tone="published" bare>
        Published
      </StatusBadge>
    </Line>
    <Line name="Outlier">
      {indexes.map(([tone, text]) => (
        <Tooltip key={tone} variant="outlier" tone={tone} content="First 7 days against the channel's average.">
          <IndexBadge tone={tone}>{text}</IndexBadge>
        </Tooltip>
      ))}
    </Line>
    <Line name="Due">
      {dues.map(([tone, text]) => (
        <DueLabel key={tone} tone={tone}>
          {text}
        </DueLabel>
      ))}
    </Line>
    <Line name="Keywords">
      {tiers.map((tier) => (
        <Keyword key={tier} tier={tier}>
          {tier}
        </Keyword>
      ))}
    </Line>
    <Line name="Chips">
      <Chip size="tag">Winter</Chip>
      <Chip onRemove={() => undefined}>Build</Chip>
      <ChoiceChip pressed>Title</ChoiceChip>
      <ChoiceChip pressed={false}>Concept</ChoiceChip>
      <ChoiceChip pressed ai>
        Variations
      </ChoiceChip>
    </Line>
    <Line name="Avatar">
      <Avatar name="Tess" size={16} src={samplePicture("dusk", 200, 200)} />
      <Avatar name="Jonas" size={24} src={samplePicture("noon", 200, 200)} />
      <Avatar name="Priya" size={40} src={samplePicture("night", 200, 200)} />
      <Avatar name="Rae" size={32} />
      <Avatar name="Ana" size={16} />
    </Line>
    <Line name="Keys">
      <Kbd>Ctrl B</Kbd>
    </Line>
  </Section>
);
