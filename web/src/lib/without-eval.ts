import { z } from "zod";

// Compiled schemas need eval, which the content security policy forbids. Before any other module: some parse as they load.
z.config({ jitless: true });
