import { Bookmark, Ellipsis, Heart, Plus, Sparkles, Square, Trash2, Undo2, UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../button.tsx";
import { IconButton } from "../icon-button.tsx";
import { TextLink } from "../text-link.tsx";
import { Line, Section } from "./section.tsx";

export function Buttons() {
  const [busy, setBusy] = useState(true);
  return (
    <Section title="Buttons" note="28, 32, 40 px">
      <Line name="Primary">
        <Button kind="primary" icon={<Plus />}>
          Add project
        </Button>
        <Button kind="primary">Create</Button>
        <Button kind="primary" disabled>
          Off
        </Button>
      </Line>
      <Line name="Secondary">
        <Button icon={<Bookmark />}>Save Idea</Button>
        <Button icon={<Bookmark />} busy={busy} busyLabel="Updating" onClick={() => setBusy(true)}>
          Save
        </Button>
        <Button busy>Waiting</Button>
        <Button disabled>Off</Button>
      </Line>
      <Line name="Outline">
        <Button kind="outline" icon={<UserPlus />}>
          Follow creator
        </Button>
        <Button kind="outline" render={(props) => <a {...props} href="#pitches" />}>
          All pitches
        </Button>
        <Button kind="ghost">Ghost</Button>
      </Line>
      <Line name="AI">
        <Button kind="ai-fill" icon={<Sparkles />}>
          Apply
        </Button>
        <Button kind="ai" icon={<Sparkles />}>
          Brainstorm
        </Button>
        <Button kind="ai" icon={<Square />}>
          Stop
        </Button>
      </Line>
      <Line name="Danger">
        <Button kind="danger" icon={<Trash2 />}>
          Delete Region
        </Button>
        <Button kind="danger-fill">Delete project</Button>
      </Line>
      <Line name="Sizes">
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg">Large</Button>
        <IconButton size="sm" label="More" icon={<Ellipsis />} />
        <IconButton size="sm" tone="on" label="Saved" icon={<Heart />} />
        <IconButton size="sm" label="Undo" icon={<Undo2 />} disabled />
      </Line>
      <Line name="Links">
        <span>
          If it keeps happening, <TextLink href="#support">contact support</TextLink>.
        </span>
      </Line>
    </Section>
  );
}
