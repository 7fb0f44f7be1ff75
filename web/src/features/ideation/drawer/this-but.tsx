import { startingOption } from "@coldopen/contract/ideation/rules";
import { THIS_BUT_MAX } from "@coldopen/contract/ideation/schema";
import type { ReactNode, SubmitEvent } from "react";
import { t } from "../../../locales/en/ideation-drawer.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { emptySource, withSource } from "../edits.ts";
import type { Drawer } from "../use-ideation.ts";

/** Without a source, the description becomes the source. */
export function ThisBut({ drawer, settings }: { drawer: Drawer; settings: ReactNode }) {
  const { state, pane, edits, source } = drawer;
  const changes = state.changes.trim();

  const go = (event: SubmitEvent) => {
    event.preventDefault();
    if (changes === "") return;
    drawer.describe("");
    if (source.text.trim() !== "") return drawer.run({ option: "thisBut", thisBut: changes });
    drawer.edit(withSource(edits, pane, { ...emptySource, text: changes }));
    drawer.run({ option: startingOption(changes) });
  };

  return (
    <form onSubmit={go} className="flex min-w-0 flex-1 items-center gap-1.5">
      <Field label={t("thisBut.label")} hideLabel className="flex-1">
        <Input
          className="bg-background"
          edge="quiet"
          placeholder={t("thisBut.placeholder")}
          maxLength={THIS_BUT_MAX}
          value={state.changes}
          onChange={(event) => drawer.describe(event.currentTarget.value.replaceAll("\n", " "))}
        />
      </Field>
      {settings}
      <Button type="submit" kind="ai-fill" disabled={changes === ""}>
        {t("thisBut.go")}
      </Button>
    </form>
  );
}
