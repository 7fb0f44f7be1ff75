import type { CastMember } from "@coldopen/contract/cast/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/cast.ts";
import { castApi, castQuery, placeParams } from "./api.ts";
import type { Draft } from "./drafts.ts";
import type { useDrafts } from "./use-drafts.ts";

type Options = {
  member: CastMember | undefined;
  savePhoto: ReturnType<typeof useDrafts>["savePhoto"];
  onAdded: ((id: string) => void) | undefined;
  onSaved: () => void;
};

/** Saves the member first and then each photo; what fails can be retried without adding the member twice. */
export function useSaveMember(channel: ActiveChannel, { member, savePhoto, onAdded, onSaved }: Options) {
  const client = useQueryClient();
  const added = useRef<CastMember>(undefined);
  const params = placeParams(channel);
  return useMutation({
    meta: { failed: false },
    mutationFn: async ({ name, drafts }: { name: string; drafts: readonly Draft[] }) => {
      const known = member ?? added.current;
      const saved = known ?? (await castApi.add({ params, body: { name, hasConsent: true } }));
      added.current = saved;
      if (!known) onAdded?.(saved.id);
      if (known && known.name !== name) await castApi.rename({ params: { ...params, id: saved.id }, body: { name } });
      let isWhole = true;
      for (const draft of drafts) isWhole = (await savePhoto(saved.id, draft)) && isWhole;
      return { isWhole, name, photos: drafts.length };
    },
    onSuccess: ({ isWhole, name, photos }) => {
      if (!isWhole) return;
      toast.success(photos > 0 ? t("form.saved", { name }) : t("form.renamed"));
      onSaved();
    },
    onSettled: () => client.invalidateQueries({ queryKey: castQuery(channel).queryKey }),
  });
}
