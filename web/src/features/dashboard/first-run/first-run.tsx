import { BIO_MAX, type ChannelSettings } from "@coldopen/contract/channel-settings/schema";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { t } from "../../../locales/en/dashboard.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { settingsQuery, useCanChangeSettings, useChangeSettings } from "../../channel-settings/index.ts";
import { NicheOutliers } from "./niche-outliers.tsx";

type FirstRunProps = { channel: ActiveChannel; firstAnswer: RefObject<HTMLInputElement | null> };

/** What a channel without projects sees below the idea box. */
export default function FirstRun({ channel, firstAnswer }: FirstRunProps) {
  const { data: settings, isError } = useQuery(settingsQuery(channel));
  const canChange = useCanChangeSettings(channel);
  return (
    <>
      <NicheOutliers channel={channel} bio={settings?.bio} isReady={settings !== undefined || isError} />
      {canChange && settings?.bio.trim() === "" && <AboutChannel channel={channel} firstAnswer={firstAnswer} />}
    </>
  );
}

const ANSWER_MAX = 300;

/** Both answers as the description of the channel. */
const bioOf = (makes: string, audience: string): ChannelSettings["bio"] =>
  [makes && t("firstRun.about.bioMakes", { makes }), audience && t("firstRun.about.bioAudience", { audience })]
    .filter(Boolean)
    .join("\n")
    .slice(0, BIO_MAX);

function AboutChannel({ channel, firstAnswer }: FirstRunProps) {
  const { change, isPending } = useChangeSettings(channel);
  const [makes, setMakes] = useState("");
  const [audience, setAudience] = useState("");
  const bio = bioOf(makes.trim(), audience.trim());
  return (
    <form
      aria-labelledby="first-run-about"
      className="grid items-end gap-5 px-(--page-x) py-6.5 lg:grid-cols-[17rem_1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        if (bio !== "") change({ bio });
      }}
    >
      <div>
        <h2 id="first-run-about" className="type-title text-md">
          {t("firstRun.about.title")}
        </h2>
        <p className="mt-0.5 text-muted">{t("firstRun.about.text")}</p>
      </div>
      <Field label={t("firstRun.about.makes")}>
        <Input
          ref={firstAnswer}
          maxLength={ANSWER_MAX}
          placeholder={t("firstRun.about.makesHint")}
          value={makes}
          onChange={(event) => setMakes(event.currentTarget.value)}
        />
      </Field>
      <Field label={t("firstRun.about.audience")}>
        <Input
          maxLength={ANSWER_MAX}
          placeholder={t("firstRun.about.audienceHint")}
          value={audience}
          onChange={(event) => setAudience(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" disabled={bio === ""} busy={isPending} className="max-lg:justify-self-start">
        {t("firstRun.about.save")}
      </Button>
    </form>
  );
}
