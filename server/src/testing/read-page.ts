import { toCamelCase } from "@coldopen/contract/kernel/wire";
import { OutlierPage } from "@coldopen/contract/outliers/routes";
import type { Written } from "../platform/http/written.ts";

/** A page of outliers that the database has written, as who gets it reads it. */
export const readPage = async (page: Promise<Written<OutlierPage>>): Promise<OutlierPage> =>
  OutlierPage.parse(toCamelCase(JSON.parse((await page).text)));
