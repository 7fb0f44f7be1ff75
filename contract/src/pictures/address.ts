/** Hosts of the video platform's thumbnails. */
export const THUMBNAIL_HOSTS = [
  "i.ytimg.com",
  "i1.ytimg.com",
  "i2.ytimg.com",
  "i3.ytimg.com",
  "img.youtube.com",
] as const;

const ID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const TOKEN = "[A-Za-z0-9_-]{16,128}";
const HOST = `(?:${THUMBNAIL_HOSTS.join("|").replaceAll(".", "\\.")})`;

const stored = new RegExp(`^/api/pictures/(${ID})(?:\\?size=(?:small|medium|large))?$`);

/**
 * Every form of address that a page may load a picture from. Matched as text, not as a parsed URL:
 * nothing is left for a browser to read differently (backslashes, control characters, credentials, ports).
 */
const patterns = {
  stored,
  drawn: /^\/api\/idea\/thumbs\/[\w-]{11}\.webp(?:\?size=small)?$/,
  person: new RegExp(`^/api/users/${ID}/picture(?:\\?v=[0-9a-f]{8})?$`),
  shared: new RegExp(`^/api/shared/pictures/${TOKEN}/${ID}(?:\\?size=(?:small|medium|large))?$`),
  feed: new RegExp(`^/api/t/${TOKEN}/pictures/${ID}/\\d{1,2}$`),
  pitch: new RegExp(`^/api/p/${TOKEN}/pictures/(?:hero|logo|avatar)$`),
  videoThumbnail: new RegExp(
    `^https://${HOST}/(?:vi|vi_webp)/[\\w-]{11}/[\\w-]{1,60}\\.(?:jpg|webp)(?:\\?[\\w=&%.-]{0,300})?$`,
  ),
  channelPicture: /^https:\/\/yt3\.(?:ggpht|googleusercontent)\.com\/[\w/=.-]{1,300}$/,
} as const;
type PictureKind = keyof typeof patterns;

const isOfKind = (address: string, kinds: readonly PictureKind[]) => kinds.some((kind) => patterns[kind].test(address));

const allKinds: readonly PictureKind[] = [
  "stored",
  "drawn",
  "person",
  "shared",
  "feed",
  "pitch",
  "videoThumbnail",
  "channelPicture",
];

/** A picture stored here, or on the video platform's image hosts. Pages load no other pictures. */
export const isPictureAddress = (address: string): boolean => isOfKind(address, allKinds);

/** A thumbnail is stored here, drawn for the demo catalogue, or a video's thumbnail on the platform. */
export const isThumbnailAddress = (address: string): boolean =>
  isOfKind(address, ["stored", "drawn", "videoThumbnail"]);

/** A pitch shows thumbnails, uploaded pictures and the picture of its channel. */
export const isPitchPicture = (address: string): boolean =>
  isOfKind(address, ["stored", "drawn", "videoThumbnail", "channelPicture"]);

/** The id of a stored picture, from its address. */
export const pictureIdOf = (address: string): string | undefined => stored.exec(address)?.[1];
