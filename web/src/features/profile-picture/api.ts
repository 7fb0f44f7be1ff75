import { profilePictureRoutes } from "@coldopen/contract/profile-picture/routes";
import type { ImageDetails } from "@coldopen/contract/profile-picture/schema";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { type UploadOptions, upload } from "../../lib/upload.ts";
import { userQuery } from "../session/index.ts";

const profilePictureApi = api(profilePictureRoutes);

export const sendProfilePicture = (file: Blob, details: ImageDetails, options: UploadOptions = {}) =>
  upload(profilePictureRoutes.set, { query: details }, file, options);

export const removeProfilePicture = () => profilePictureApi.remove();

/** Updates the picture in the cached profile. */
export function useShowOwnPicture() {
  const client = useQueryClient();
  return ({ profilePicture }: { profilePicture: string | null }) => {
    client.setQueryData(userQuery.queryKey, (user) => user && { ...user, profilePicture });
    void client.invalidateQueries({ queryKey: ["team"] });
  };
}
