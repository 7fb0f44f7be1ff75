import { AppError } from "@coldopen/contract/kernel/errors";
import { useState } from "react";
import { log } from "../../lib/log.ts";
import { tell } from "../../lib/tell.ts";
import { t } from "../../locales/en/pictures.ts";
import { keepFromAddress, type PicturePlace } from "./api.ts";

const isOurFault = (error: unknown) => !(error instanceof AppError) || error.status >= 500 || error.status === 429;

/** Asks the studio to fetch and keep what lies at an address; only it can tell whether that is a picture. */
export function useAddByAddress(place: PicturePlace, onAdd: (address: string) => void) {
  const [isBusy, setBusy] = useState(false);
  const add = async (address: string) => {
    setBusy(true);
    try {
      const { url } = await keepFromAddress(place, address);
      onAdd(url);
    } catch (error) {
      log.warn("A picture could not be kept", error);
      tell.failed(isOurFault(error) && error instanceof AppError ? error.message : t("add.invalid"));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, add: (address: string) => void add(address) };
}
