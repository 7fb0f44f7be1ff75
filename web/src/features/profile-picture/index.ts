export { ProfilePictureForm } from "./picture-form.tsx";
