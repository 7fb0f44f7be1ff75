import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { EncryptedText } from "../../platform/secret-box.ts";
import { revokeAccess } from "./revoke-access.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "channels:revoke-access": { channelUcid: string; refreshToken: EncryptedText };
  }
}

export const channelJobs = (context: AppContext): AnyJob[] => [
  defineJob({
    name: "channels:revoke-access",
    payload: z.object({ channelUcid: z.string(), refreshToken: EncryptedText }),
    run: (connection) => revokeAccess(context, connection),
  }),
];
