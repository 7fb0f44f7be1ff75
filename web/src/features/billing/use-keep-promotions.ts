import { useEffect } from "react";
import { keepPromotions } from "./promotions.ts";

/** For the pages that campaigns link to. */
export const useKeepPromotions = () => useEffect(() => keepPromotions(location.search), []);
