export { deletePicture } from "./delete-picture.ts";
export { describePicture } from "./describe.ts";
export { fetchPicture, uploadPictureFrom } from "./from-address.ts";
export { grantPictureAccess, revokePictureAccess } from "./grants.ts";
export { findPictureDescription, hasPicture, hasPictures, readPicture } from "./read.ts";
export { reencodeUpload } from "./reencode-upload.ts";
export { readGrantedPicture } from "./service.ts";
export { insertPicture, storePicture, type UploadedPicture, uploadPicture } from "./store-picture.ts";
