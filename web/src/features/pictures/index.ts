export { importFromAddress, sendPicture } from "./api.ts";
export { downloadPicture } from "./download.ts";
export { DroppedPicture } from "./dropped-picture.tsx";
export { acceptOf, usePhotoTypes, withPhotoType } from "./photo-types.ts";
export { failureOf, refusalOf } from "./refusal.ts";
export { UploadThumbnail } from "./upload-thumbnail.tsx";
export { useFilePicker } from "./use-file-picker.tsx";
export { ZoomPicture } from "./zoom-picture.tsx";
