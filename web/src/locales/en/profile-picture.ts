import { texts } from "../../lib/i18n.ts";

export const t = texts("profilePicture", {
  picture: "Profile picture",
  upload: "Upload picture",
  change: "Change picture",
  choose: "Choose a profile picture",
  reading: "Reading the photo",
  drop: "Drop it to use it",
  hint: "jpeg, jpg, png, gif or webp up to 10MB",
  remove: "Remove",
  removed: "Picture removed",
  removeFailed: "The picture could not be removed. Please try again.",
  undo: "Undo",
  saved: "Picture saved",
  saveFailed: "The picture could not be saved. Please try again.",
  crop: {
    title: "Choose what shows",
    stage: "Part of the picture that shows. Arrow keys move it, plus and minus zoom.",
    hint: "Drag to move. Scroll or use the slider to zoom.",
    zoom: "Zoom",
    times: "{{times}}x",
    unreadable: "This picture can't be shown. Choose another one.",
    cancel: "Cancel",
    save: "Save picture",
    saving: "Saving",
    sending: "Sending the picture",
  },
});
