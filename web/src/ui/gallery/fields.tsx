import { useState } from "react";
import { Button } from "../button.tsx";
import { Field } from "../field.tsx";
import { Input } from "../input.tsx";
import { PasswordInput } from "../password-input.tsx";
import { SearchField } from "../search-field.tsx";
import { Textarea } from "../textarea.tsx";
import { Section } from "./section.tsx";

export function Fields() {
  const [search, setSearch] = useState("");
  const [query, setQuery] = useState("submar");
  return (
    <Section title="Fields" note="3:1 edges in forms">
      <SearchField
        aria-label="Search projects"
        placeholder="Search project titles..."
        value={search}
        onValueChange={setSearch}
      />
      <SearchField aria-label="Search outliers" value={query} onValueChange={setQuery} />
      <Field label="Title" error="Cannot be empty">
        <Input placeholder="Title" />
      </Field>
      <div className="grid grid-cols-2 gap-2">
        <Field label="First name" help="Shown to your team.">
          <Input defaultValue="Tess Okafor" maxLength={15} counter />
        </Field>
        <Field label="Channel" disabled>
          <Input placeholder="Locked" />
        </Field>
      </div>
      <Field label="Password">
        <PasswordInput size="lg" defaultValue="fire lookout" />
      </Field>
      <Field label="This but">
        <Textarea placeholder="Describe changes..." maxLength={1000} counter />
      </Field>
      <div className="flex gap-2">
        <Input edge="quiet" aria-label="Describe changes" placeholder="Describe changes..." />
        <Button disabled>Go</Button>
      </div>
    </Section>
  );
}
