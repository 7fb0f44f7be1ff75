import { z } from "zod";

// Compiled schemas need eval, which the content security policy forbids. Imported first, since some modules parse on load.
z.config({ jitless: true });
