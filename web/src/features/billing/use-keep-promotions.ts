import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { keepPromotions } from "./promotions.ts";

/** For the pages that campaigns link to. */
export function useKeepPromotions() {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  useEffect(() => keepPromotions(search), [search]);
}
