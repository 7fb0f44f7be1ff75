import type { Database } from "../../platform/db/database.ts";
import { organizationStore } from "./organization-store.ts";

const USAGE = `Lists the organizations, or marks one as the product's own (a Spotter organization), whose members may open every channel.

  npm run organizations
  npm run organizations -- spotter <organization id> on|off`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Runs the operator's command and returns its output; throws with the usage for anything else. */
export async function manageOrganizations(db: Pick<Database, "sql">, words: readonly string[]): Promise<string[]> {
  const organizations = organizationStore(db);
  if (words.length === 0)
    return (await organizations.listAll()).map(
      ({ id, name, isSpotterOrganization }) => `${id}  ${name}${isSpotterOrganization ? "  (Spotter)" : ""}`,
    );
  const [command, id = "", value = "", ...rest] = words;
  if (command !== "spotter" || !UUID.test(id) || !["on", "off"].includes(value) || rest.length > 0)
    throw new Error(USAGE);
  const name = await organizations.setSpotter(id, value === "on");
  if (name === undefined) throw new Error(`No organization has the id ${id}.`);
  return [`${name} is ${value === "on" ? "now" : "no longer"} a Spotter organization.`];
}
