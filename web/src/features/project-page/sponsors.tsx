import { SPONSOR_MAX, SPONSORS_MAX } from "@coldopen/contract/projects/schema";
import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { t } from "../../locales/en/project-page.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Field } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Input } from "../../ui/input.tsx";
import { Popover } from "../../ui/popover.tsx";
import { useProjectPage } from "../project-editing/index.ts";

export function ProjectSponsors() {
  const { project, canEdit, edit } = useProjectPage("ProjectSponsors");
  const { sponsors } = project;
  const save = (next: string[]) => edit({ kind: "change", change: { sponsors: next } });
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1.5">
      {sponsors.length === 0 && <span className="text-faint">{t("sponsors.none")}</span>}
      {sponsors.map((name) => (
        <Chip
          key={name}
          className="max-w-full"
          removeLabel={t("sponsors.remove", { name })}
          onRemove={canEdit ? () => save(sponsors.filter((one) => one !== name)) : undefined}
        >
          <span className="truncate">{name}</span>
        </Chip>
      ))}
      {canEdit && sponsors.length < SPONSORS_MAX && (
        <Popover
          label={t("sponsors.add")}
          className="w-72 p-3"
          trigger={<IconButton size="sm" label={t("sponsors.add")} icon={<Plus />} />}
        >
          <SponsorForm sponsors={sponsors} onAdd={(name) => save([...sponsors, name])} />
        </Popover>
      )}
    </div>
  );
}

type SponsorFormProps = { sponsors: readonly string[]; onAdd: (name: string) => void };

function SponsorForm({ sponsors, onAdd }: SponsorFormProps) {
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = name.trim();
    if (chosen === "") return setError(t("empty"));
    if (sponsors.includes(chosen)) return setError(t("sponsors.known"));
    onAdd(chosen);
    setName("");
    setError(undefined);
  };
  return (
    <form noValidate className="flex items-end gap-2" onSubmit={submit}>
      <Field label={t("sponsors.name")} error={error} className="flex-1">
        <Input
          value={name}
          maxLength={SPONSOR_MAX}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" kind="primary">
        {t("sponsors.submit")}
      </Button>
    </form>
  );
}
