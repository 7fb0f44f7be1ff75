import { domainOf } from "@coldopen/contract/pitches/website";
import type { AppContext } from "../../app-context.ts";
import { type UploadedPicture, uploadPictureFrom } from "../pictures/index.ts";

const DOMAIN = "{domain}";

/** `service` names the place of the domain as {domain}; without it the domain is the last part of the path. */
export const logoAddress = (service: string, domain: string): string =>
  service.includes(DOMAIN)
    ? service.replaceAll(DOMAIN, encodeURIComponent(domain))
    : `${service}${service.endsWith("/") ? "" : "/"}${encodeURIComponent(domain)}`;

/** The logo of a website, from the configured service alone. Undefined without a service, a website or a logo. */
export async function fetchLogo(
  context: Pick<AppContext, "config" | "files" | "fetchPublicUrl" | "log">,
  organizationId: string,
  websiteUrl: string,
): Promise<UploadedPicture | undefined> {
  const { logoServiceUrl } = context.config;
  const domain = domainOf(websiteUrl);
  if (!logoServiceUrl || domain === "") return undefined;
  try {
    return await uploadPictureFrom(context, logoAddress(logoServiceUrl, domain), { key: organizationId });
  } catch (error) {
    context.log.warn({ err: error, domain }, "Failed to fetch a logo");
    return undefined;
  }
}
