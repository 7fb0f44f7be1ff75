import { type ProjectTag, TAG_MAX, TagCategory } from "@coldopen/contract/projects/schema";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { t } from "../../../locales/en/project-page.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceChip } from "../../../ui/chip.tsx";
import { Field } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Input } from "../../../ui/input.tsx";
import { Popover } from "../../../ui/popover.tsx";
import { Select } from "../../../ui/select.tsx";
import { useProjectPage } from "../../project-editing/index.ts";
import { projectTagsQuery } from "../../projects/index.ts";
import { hasTag, suggestedTags } from "./rules.ts";

type TagAddProps = { tags: readonly ProjectTag[]; onAdd: (tag: ProjectTag) => void };

export function TagAdd({ tags, onAdd }: TagAddProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={t("tags.add")}
      open={isOpen}
      onOpenChange={setOpen}
      className="w-72 p-3"
      trigger={<IconButton size="sm" label={t("tags.add")} icon={<Plus />} />}
    >
      <TagForm tags={tags} onAdd={onAdd} />
    </Popover>
  );
}

const categories = (["none", ...TagCategory.options] as const).map((value) => ({
  value,
  label: value === "none" ? t("tags.none") : value,
}));

function TagForm({ tags, onAdd }: TagAddProps) {
  const { channel } = useProjectPage("TagForm");
  const { data } = useQuery(projectTagsQuery(channel));
  const [name, setName] = useState("");
  const [category, setCategory] = useState<(typeof categories)[number]["value"]>("none");
  const [error, setError] = useState<string>();
  const suggestions = suggestedTags(data?.tags ?? [], tags, name);

  const add = (chosen: string) => {
    onAdd({ name: chosen, category: category === "none" ? null : category, source: "user" });
    setName("");
    setError(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = name.trim();
    if (chosen === "") setError(t("empty"));
    else if (hasTag(tags, chosen)) setError(t("tags.known"));
    else add(chosen);
  };
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <Field label={t("tags.name")} error={error}>
        <Input
          value={name}
          maxLength={TAG_MAX}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Select
          className="flex-1"
          label={t("tags.category")}
          options={categories}
          value={category}
          onValueChange={setCategory}
        />
        <Button type="submit" kind="primary">
          {t("tags.submit")}
        </Button>
      </div>
      {suggestions.length > 0 && (
        <div>
          <p className="mb-1.5 text-micro font-medium text-faint">{t("tags.inUse")}</p>
          <div className="flex max-h-30 flex-wrap gap-1.5 overflow-y-auto">
            {suggestions.map((suggestion) => (
              <ChoiceChip key={suggestion} pressed={false} onClick={() => add(suggestion)}>
                {suggestion}
              </ChoiceChip>
            ))}
          </div>
        </div>
      )}
    </form>
  );
}
