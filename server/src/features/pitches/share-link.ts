import { drawnFileOf } from "@coldopen/contract/catalogue/drawn-thumb";
import { addressOf } from "@coldopen/contract/kernel/address";
import { AppError } from "@coldopen/contract/kernel/errors";
import { isPitchPicture, pictureIdOf } from "@coldopen/contract/pictures/address";
import { pitchRoutes } from "@coldopen/contract/pitches/routes";
import type { PitchContent, SharedPicture, SharedPitch } from "@coldopen/contract/pitches/schema";
import type { AppContext } from "../../app-context.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { scopeForShareLink } from "../../platform/access/scope-for-share-link.ts";
import { networkOf } from "../../platform/http/client-network.ts";
import type { RequestInfo } from "../../platform/http/request-info.ts";
import type { File } from "../../platform/http/serve.ts";
import { lruMemoize } from "../../platform/lru-memoize.ts";
import { reencodeImage } from "../../platform/pictures/reencode-image.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { demoThumbnails } from "../catalogue/index.ts";
import { fetchPicture, readPicture } from "../pictures/index.ts";
import { pitchLinkStore } from "./link-store.ts";

type ViewRequest = { info: RequestInfo; caller: Caller | undefined };

const COOKIE = "coldopen-pitch";
/** A reload within this time is the same view. */
const VIEW_WINDOW_SECONDS = 1800;
/** A picture of the video platform may change at the same address. */
const PICTURE_CACHE_MS = 15 * 60_000;
const MAX_CACHED_PICTURES = 100;

/** The same for a link that never existed, expired or was revoked. */
const notFound = () => new AppError("not_found", "This link no longer works");

const addressIn = ({ brand, creator, campaign }: PitchContent, name: SharedPicture): string | null =>
  ({ hero: campaign.heroImageUrl, logo: brand.logoUrl, avatar: creator.avatarUrl })[name];

/** The public side of a pitch: everyone with its link may read it. */
export const sharedPitches = (
  context: Pick<AppContext, "db" | "files" | "limits" | "log" | "fetchPublicUrl" | "imageModel" | "demoThumbnails">,
) => {
  const links = pitchLinkStore(context.db);
  const drawn = demoThumbnails(context);
  const platformPictures = lruMemoize<File>(MAX_CACHED_PICTURES, { ttlMs: PICTURE_CACHE_MS });
  const findPitch = async (token: string) => {
    const found = await links.findPitch(hashSecret(token));
    if (!found) throw notFound();
    return found;
  };
  /** All pictures come from here: the browser of a visitor sends no request to another site. */
  const withOwnPictures = (content: PitchContent, token: string): PitchContent => {
    const own = (name: SharedPicture) =>
      addressIn(content, name) === null ? null : addressOf(pitchRoutes.picture, { params: { token, name } });
    return {
      ...content,
      brand: { ...content.brand, logoUrl: own("logo") },
      creator: { ...content.creator, avatarUrl: own("avatar") },
      campaign: { ...content.campaign, heroImageUrl: own("hero") },
    };
  };
  /** A browser without cookies counts once for its network; people of the organization are no visitors. */
  const isNewView = async (token: string, organizationId: string, { info, caller }: ViewRequest): Promise<boolean> => {
    if (info.cookies[COOKIE] !== undefined) return false;
    const isMember = caller?.memberships.some(
      (membership) => membership.organizationId === organizationId && membership.status === "active",
    );
    if (isMember) return false;
    const bucket = `pitch-view|${hashSecret(token).toString("base64url")}|${networkOf(info.ip)}`;
    return context.limits.allows(bucket, { max: 1, windowSeconds: VIEW_WINDOW_SECONDS });
  };
  return {
    open: async (token: string, request: ViewRequest): Promise<SharedPitch> => {
      const { content, expiresAt, organizationId } = await findPitch(token);
      if (await isNewView(token, organizationId, request)) await links.countView(hashSecret(token));
      request.info.setCookie(COOKIE, "1", { maxAgeSeconds: VIEW_WINDOW_SECONDS, path: `/api/p/${token}` });
      return { content: withOwnPictures(content, token), expiresAt: expiresAt.toISOString() };
    },
    picture: async (token: string, name: SharedPicture): Promise<File> => {
      const pitch = await findPitch(token);
      const address = addressIn(pitch.content, name);
      if (address === null || !isPitchPicture(address)) throw notFound();
      const turn = { key: pitch.organizationId, isLowPriority: true };
      const id = pictureIdOf(address);
      const file = drawnFileOf(address);
      if (id !== undefined) {
        const stored = await readPicture(context, scopeForShareLink(pitch), id);
        if (!stored) throw notFound();
        return { ...stored, tag: id, cache: "revalidate" };
      }
      if (file) return { ...(await drawn.thumbnail(file)), cache: "revalidate" };
      return platformPictures(address, async () => {
        const { type, bytes } = await reencodeImage(await fetchPicture(context, address, turn), turn);
        return { type, bytes: Buffer.from(bytes), cache: "minutes" };
      });
    },
  };
};
