import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuild } from "./setup/build.mjs";
import { withCloneLock } from "./setup/clone-lock.mjs";
import { requireNode } from "./setup/node-version.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { root } from "./setup/root.mjs";
import { endWith } from "./setup/step.mjs";

requireNode();
await withCloneLock(async () => {
  await ensurePackages({ dev: false });
  await ensureBuild();
}).catch(endWith);

process.env.NODE_ENV ??= "production";
await import(pathToFileURL(join(root, "server", "dist", "organizations.js")).href);
