export { deletePicture } from "./delete-picture.ts";
export { describePicture } from "./describe.ts";
export { fetchPicture } from "./from-address.ts";
export { grantPictureAccess, revokePictureAccess } from "./grants.ts";
export { findPictureDescription, hasPicture, readPicture } from "./read.ts";
export { readGrantedPicture } from "./service.ts";
export { insertPicture, storePicture, type UploadedPicture, uploadPicture } from "./store-picture.ts";
