import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { z } from "zod";
import { createStudioRouter } from "./app/router.tsx";
import { Studio } from "./app/studio.tsx";
import { createQueryClient } from "./lib/query.ts";
import { tell } from "./lib/tell.ts";

// Compiled schemas need eval, which the content security policy forbids.
z.config({ jitless: true });

const queryClient = createQueryClient(tell);
const router = createStudioRouter(queryClient);
const element = document.getElementById("root");
if (element)
  createRoot(element).render(
    <StrictMode>
      <Studio queryClient={queryClient} router={router} />
    </StrictMode>,
  );
