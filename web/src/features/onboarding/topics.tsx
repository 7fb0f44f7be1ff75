import { TOPIC_MAX, TOPICS_MAX, Topic } from "@coldopen/contract/onboarding/schema";
import { Plus } from "lucide-react";
import { useState } from "react";
import { t } from "../../locales/en/onboarding.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";

type TopicsProps = { topics: readonly Topic[]; canEdit: boolean; onChange: (topics: Topic[]) => void };

const nameOf = (text: string): string => text.trim().toLowerCase();

export function Topics({ topics, canEdit, onChange }: TopicsProps) {
  const [typed, setTyped] = useState("");
  const parsed = Topic.safeParse({ name: typed, videos: 0 });
  const isKnown = topics.some(({ name }) => nameOf(name) === nameOf(typed));
  const canAdd = parsed.success && !isKnown && topics.length < TOPICS_MAX;
  return (
    <section aria-labelledby="topics" className="mt-6">
      <h2 id="topics" className="text-xs text-muted">
        {t("profile.topics")} <span className="text-faint">{t("profile.topicsHint")}</span>
      </h2>
      {topics.length === 0 && <p className="mt-2 text-muted">{t("profile.noTopics")}</p>}
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {topics.map(({ name, videos }) => (
          <li key={name}>
            <Chip
              {...(canEdit && {
                onRemove: () => onChange(topics.filter((one) => one.name !== name)),
                removeLabel: t("profile.removeTopic", { topic: name }),
              })}
            >
              {name} {videos > 0 && <span className="text-faint">{videos}</span>}
            </Chip>
          </li>
        ))}
      </ul>
      {canEdit && (
        <form
          className="mt-2 flex max-w-80 items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (!canAdd) return;
            onChange([...topics, parsed.data]);
            setTyped("");
          }}
        >
          <Field label={t("profile.newTopic")} hideLabel className="flex-1">
            <Input
              maxLength={TOPIC_MAX}
              placeholder={t("profile.newTopic")}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
          <Button type="submit" kind="outline" icon={<Plus />} disabled={!canAdd}>
            {t("profile.addTopic")}
          </Button>
        </form>
      )}
    </section>
  );
}
