import { startingOption } from "@coldopen/contract/ideation/rules";
import { IDEA_MAX } from "@coldopen/contract/projects/schema";
import { type SubmitEvent, useState } from "react";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { emptySource, withSource } from "../../edits.ts";
import type { Drawer } from "../../use-ideation.ts";

/** Asked before a picture if neither the project nor the channel names a subject. */
export function SubjectQuestion({ drawer }: { drawer: Drawer }) {
  const [subject, setSubject] = useState("");
  const text = subject.trim();
  const answer = (event: SubmitEvent) => {
    event.preventDefault();
    if (text === "") return;
    drawer.edit(withSource(drawer.edits, drawer.pane, { ...emptySource, text }));
    drawer.run({ option: startingOption(text) });
  };
  return (
    <form onSubmit={answer} className="grid gap-3 p-4">
      <Field label={t("results.question")}>
        <Input maxLength={IDEA_MAX} value={subject} onChange={(event) => setSubject(event.currentTarget.value)} />
      </Field>
      <Button type="submit" kind="ai-fill" className="justify-self-start" disabled={text === ""}>
        {t("results.questionGo")}
      </Button>
    </form>
  );
}
