import { paths } from "@coldopen/contract/paths";
import { Navigate } from "@tanstack/react-router";
import { partsOf } from "../../lib/link.tsx";

/** Redirects a user who is signed in already, with the invite if there is one. */
export const SignedIn = ({ invite }: { invite: string | undefined }) => (
  <Navigate {...partsOf(invite ? paths.callback({ invite }) : paths.alreadyAuthenticated)} replace />
);
