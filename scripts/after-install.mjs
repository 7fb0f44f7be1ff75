import { join } from "node:path";
import { root } from "./setup/root.mjs";
import { leaveOutSpares } from "./setup/spares.mjs";

leaveOutSpares(join(root, "node_modules"));
