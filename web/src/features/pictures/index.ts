export { downloadPicture } from "./download.ts";
export { ZoomPicture } from "./zoom-picture.tsx";
