import { paths } from "@coldopen/contract/paths";
import { Navigate } from "@tanstack/react-router";
import { partsOf } from "../../lib/link.tsx";

/** Where someone goes who asks to sign in or up but already is; an invite is taken along. */
export const SignedIn = ({ invite }: { invite: string | undefined }) => (
  <Navigate {...partsOf(invite ? paths.callback({ invite }) : paths.alreadyAuthenticated)} replace />
);
