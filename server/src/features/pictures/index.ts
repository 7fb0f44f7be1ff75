export { describePicture } from "./describe.ts";
export { fetchPicture } from "./from-address.ts";
export { grantPictures, revokeGrant } from "./grants.ts";
export { insertPicture, keepPicture, type UploadedPicture, uploadPicture } from "./keep.ts";
export { hasPicture, readPicture } from "./read.ts";
export { removePicture } from "./remove.ts";
export { readGrantedPicture } from "./service.ts";
