import { isPictureAddress } from "@coldopen/contract/pictures/address";

/** A file that this page holds; one of another page can't be loaded anyway. */
const isOwnFile = (address: string) => address.startsWith(`blob:${globalThis.location?.origin}/`);
const INLINE = /^data:image\/(?:png|webp|jpeg|gif);base64,/;

/** The address if a page may load it: a picture by the contract's rule, or a file that this page holds. */
export const pictureSource = (address: string | null | undefined): string | undefined =>
  address && (isPictureAddress(address) || isOwnFile(address)) ? address : undefined;

/** A picture that was never an address of the web: a chosen file, or bytes inside an answer. */
export const localPicture = (address: string | null | undefined): string | undefined =>
  address && (isOwnFile(address) || INLINE.test(address)) ? address : undefined;
