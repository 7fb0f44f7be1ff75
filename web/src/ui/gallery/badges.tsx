import { Avatar } from "../avatar.tsx";
import { Chip, ChoiceChip } from "../chip.tsx";
import { DueLabel } from "../due-label.tsx";
import { IndexBadge } from "../index-badge.tsx";
import { Kbd } from "../kbd.tsx";
import { Keyword } from "../keyword.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { Tooltip } from "../tooltip.tsx";
import { samplePicture } from "./sample-picture.ts";
import { Line, Section } from "./section.tsx";

export const Badges = () => (
  <Section title="Badges" note="shape and colour">
    <Line name="Status">
      <StatusBadge tone="idea">Idea</StatusBadge>
      <StatusBadge tone="in-dev">In Dev</StatusBadge>
      <StatusBadge tone="published">Published</StatusBadge>
      <StatusBadge tone="published" bare>
        Published
      </StatusBadge>
    </Line>
    <Line name="Outlier">
      <Tooltip variant="outlier" tone="over" content="First 7 days against the channel's average of the past 6 months.">
        <IndexBadge tone="over">14.2x</IndexBadge>
      </Tooltip>
      <IndexBadge tone="average">1.0x</IndexBadge>
      <IndexBadge tone="under">0.7x</IndexBadge>
      <IndexBadge tone="new">New</IndexBadge>
    </Line>
    <Line name="Due">
      <DueLabel tone="plain">11/28/2025</DueLabel>
      <DueLabel tone="soon">Due in 2 days</DueLabel>
      <DueLabel tone="overdue">Due 2 days ago</DueLabel>
    </Line>
    <Line name="Keywords">
      <Keyword tier="strong">strong</Keyword>
      <Keyword tier="super">super</Keyword>
      <Keyword tier="explosive">explosive</Keyword>
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
