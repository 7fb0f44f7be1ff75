import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { AppError } from "@coldopen/contract/kernel/errors";
import { useState } from "react";
import { log } from "../../lib/log.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/pictures.ts";
import { importFromAddress } from "./api.ts";

const isOurFault = (error: unknown) => !(error instanceof AppError) || error.status >= 500 || error.status === 429;

/** The server fetches and stores the image, and checks that it is one. */
export function useAddByAddress(channel: ChannelScope, onAdd: (address: string) => void) {
  const [isBusy, setBusy] = useState(false);
  const add = async (address: string) => {
    setBusy(true);
    try {
      const { url } = await importFromAddress(channel, address);
      onAdd(url);
    } catch (error) {
      log.warn("Failed to store a picture", error);
      toast.error(isOurFault(error) && error instanceof AppError ? error.message : t("add.invalid"));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, add: (address: string) => void add(address) };
}
