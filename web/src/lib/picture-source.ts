import { isPictureAddress } from "@coldopen/contract/pictures/address";

/** An object URL of this page; those of other pages can't be loaded. */
const isOwnFile = (address: string) => address.startsWith(`blob:${globalThis.location?.origin}/`);
const INLINE = /^data:image\/(?:png|webp|jpeg|gif);base64,/;

/** The address if a page may load it: a picture by the contract's rule, or an object URL of this page. */
export const pictureSource = (address: string | null | undefined): string | undefined =>
  address && (isPictureAddress(address) || isOwnFile(address)) ? address : undefined;

/** A picture without a web address: a chosen file, or bytes inside a response. */
export const localPicture = (address: string | null | undefined): string | undefined =>
  address && (isOwnFile(address) || INLINE.test(address)) ? address : undefined;

/** A file of the build, by its import. */
export const builtAsset = (address: string | undefined): string | undefined =>
  address && /^\/(?:src\/)?assets\/|^data:image\/webp;base64,/.test(address) ? address : undefined;

/** An image of a document: an https image of any site, or one stored here. */
export const documentImage = (address: string): string | undefined =>
  /^https:\/\/\S+$/i.test(address) ? address : pictureSource(address);
