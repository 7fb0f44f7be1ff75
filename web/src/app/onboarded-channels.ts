import { Ucid } from "@coldopen/contract/kernel/route";
import { z } from "zod";
import { persisted } from "../lib/persisted.ts";

/** Channels whose onboarding was completed in this browser. */
export const onboardedChannels = persisted("studio-onboarded-channels", z.array(Ucid));
