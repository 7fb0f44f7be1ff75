import type { ChannelPreview } from "@coldopen/contract/channels/schema";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { compactNumber, displayDate } from "../../lib/format.ts";
import { t } from "../../locales/en/channels.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { FormFailure, failureText } from "../session/index.ts";
import { channelsApi } from "./api.ts";
import { useConnect } from "./use-connect.ts";
import { type Organization, useOrganizationChoice } from "./use-organization-choice.tsx";

const ADDRESS_MAX = 300;
type FindChannelProps = { organizations: readonly Organization[] };

/** Looks a channel up on the video platform and shows it before it is added. */
export function FindChannel({ organizations }: FindChannelProps) {
  const { organizationId, field } = useOrganizationChoice(organizations);
  const [name, setName] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const find = useMutation({
    mutationFn: () => channelsApi.preview({ params: { orgId: organizationId }, query: { channel: name.trim() } }),
    meta: { failed: false },
  });
  const lookUp = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") input.current?.focus();
    else find.mutate();
  };
  const wasShown = useRef(false);
  useEffect(() => {
    if (!find.data && wasShown.current) {
      input.current?.focus();
      input.current?.select();
    }
    wasShown.current = find.data !== undefined;
  }, [find.data]);
  if (find.data) return <FoundChannel organizationId={organizationId} channel={find.data} onStartOver={find.reset} />;
  return (
    <form noValidate className="grid gap-4" onSubmit={lookUp}>
      {field}
      <Field label={t("find.label")} help={t("find.hint")}>
        <Input
          ref={input}
          size="lg"
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={ADDRESS_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <FormFailure text={find.isError ? failureText(find.error) : undefined} />
      <Button kind="primary" size="lg" block type="submit" busy={find.isPending} busyLabel={t("find.busy")}>
        {t("find.action")}
      </Button>
    </form>
  );
}

type FoundChannelProps = {
  organizationId: string;
  channel: ChannelPreview;
  onStartOver: () => void;
};

function FoundChannel({ organizationId, channel, onStartOver }: FoundChannelProps) {
  const { ucid, name, handle, channelThumbnail, subscribers, latestVideos } = channel;
  const action = useRef<HTMLButtonElement>(null);
  useEffect(() => action.current?.focus(), []);
  const connect = useConnect(({ organizationId: orgId }: { organizationId: string }) =>
    channelsApi.connect({ params: { orgId }, body: { ucid, name, handle } }),
  );
  return (
    <section aria-label={name} className="grid gap-4">
      <div className="rounded-lg bg-panel p-4 inset-ring inset-ring-line">
        <div className="flex items-center gap-3">
          <Avatar name={name} src={channelThumbnail} size={48} decorative />
          <div className="min-w-0">
            <p className="truncate text-md font-semibold">{name}</p>
            <p className="truncate text-muted">
              {handle}
              {subscribers !== null && ` · ${t("find.subscribers", { count: compactNumber(subscribers) })}`}
            </p>
          </div>
        </div>
        {latestVideos.length > 0 && (
          <ul className="mt-4 grid gap-1.5 border-t border-line pt-3" aria-label={t("find.latest")}>
            {latestVideos.map(({ videoId, title, uploaded }) => (
              <li key={videoId} className="flex gap-3">
                <span className="min-w-0 flex-1 truncate">{title}</span>
                <span className="text-faint tabular-nums">{displayDate(uploaded)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <FormFailure text={connect.isError ? failureText(connect.error) : undefined} />
      <Button
        ref={action}
        kind="primary"
        size="lg"
        block
        busy={connect.isPending}
        busyLabel={t("connect.busy")}
        onClick={() => connect.mutate({ organizationId })}
      >
        {t("connect.submit")}
      </Button>
      <Button kind="ghost" size="lg" block onClick={onStartOver}>
        {t("find.another")}
      </Button>
    </section>
  );
}
