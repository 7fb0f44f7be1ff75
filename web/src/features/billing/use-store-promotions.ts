import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { storePromotions } from "./promotions.ts";

/** For the pages that campaigns link to. */
export function useStorePromotions() {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  useEffect(() => storePromotions(search), [search]);
}
