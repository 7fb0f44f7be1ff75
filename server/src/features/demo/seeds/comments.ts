import type { AppContext } from "../../../app-context.ts";
import { scopeForJob } from "../../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../../platform/demo/seed.ts";
import { commentStore } from "../../comments/index.ts";
import { demoStore } from "./demo-store.ts";

const CHANNEL = "UChalfbuilt0000000000001";
const PROJECT = "I Turned a $900 Shipping Container Into a Sauna";

/** Two comments on a project, each mentioning the other person. */
export const commentsSeed = ({ db }: Pick<AppContext, "db">): DemoSeed => ({
  name: "comments-1",
  run: async () => {
    const store = demoStore(db);
    const owner = await store.findOwner(CHANNEL, "demo@coldopen.test");
    const admin = await store.findOwner(CHANNEL, "admin@coldopen.test");
    const project = await store.findWithThumbnail(CHANNEL, PROJECT);
    if (!owner || !admin || !project) return;
    const comments = commentStore(db);
    const scope = scopeForJob(owner);
    await comments.insert(scope, {
      projectId: project.id,
      authorId: admin.createdBy,
      text: "@Tess Okafor the price is in the title and in the picture. Can the picture show the steam instead?",
      mentions: [owner.createdBy],
    });
    await comments.insert(scope, {
      projectId: project.id,
      authorId: owner.createdBy,
      text: "Good point, @Jonas Lindqvist. I will draw one with the door open.",
      mentions: [admin.createdBy],
    });
  },
});
