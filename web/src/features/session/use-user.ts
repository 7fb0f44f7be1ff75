import type { UserProfile } from "@coldopen/contract/session/schema";
import { useQuery } from "@tanstack/react-query";
import { userQuery } from "./api.ts";

/** The signed-in user; only for screens behind the sign-in. */
export function useUser(): UserProfile {
  const { data } = useQuery(userQuery);
  if (!data) throw new Error("User not properly logged in.");
  return data;
}
