import { text } from "@coldopen/contract/kernel/route";
import { PitchStage } from "@coldopen/contract/pitches/schema";
import { CONCEPT_MAX, ProjectName, ProjectStatus, TITLE_MAX } from "@coldopen/contract/projects/schema";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { answerTool, ChannelArgument, type ToolContext } from "./tool.ts";

const adds = { readOnlyHint: false, destructiveHint: false } as const;
const changes = { readOnlyHint: false, destructiveHint: false, idempotentHint: true } as const;

export function registerWriteTools(server: McpServer, { client, scopeOf }: ToolContext): void {
  server.registerTool(
    "create_project",
    {
      title: "New project",
      description: "Start a project, with a first title and concept if there are any",
      inputSchema: z.object({
        channel: ChannelArgument,
        name: ProjectName,
        title: text(TITLE_MAX).optional(),
        concept: text(CONCEPT_MAX).optional(),
        status: ProjectStatus.default("idea"),
        tags: z.array(text(40)).max(10).default([]),
      }),
      annotations: adds,
    },
    ({ channel, name, title, concept, status, tags }) =>
      answerTool(async () => {
        const { organizationId, channelUcid: channelUCID } = scopeOf(channel);
        const options = [
          ...(title ? [{ optionType: "TITLE" as const, content: title }] : []),
          ...(concept ? [{ optionType: "CONCEPT" as const, content: concept }] : []),
        ];
        const { data } = await client.projects.create({
          body: { organizationId, channelUCID, name, status, tags, options },
        });
        return { projectId: data.id, name: data.name };
      }),
  );
  server.registerTool(
    "add_option",
    {
      title: "New title or concept",
      description: "Add a title or a concept to a project",
      inputSchema: z.object({
        projectId: z.uuid(),
        type: z.enum(["TITLE", "CONCEPT"]),
        content: text(CONCEPT_MAX),
        asPrimary: z.boolean().default(false).describe("Use it in place of the present one"),
      }),
      annotations: adds,
    },
    ({ projectId, type, content, asPrimary }) =>
      answerTool(async () => {
        const { data } = await client.projects.addOption({
          body: { videoProjectId: projectId, optionType: type, content, source: "user", asPrimary },
        });
        return { optionId: data.id };
      }),
  );
  server.registerTool(
    "set_project_status",
    {
      title: "Status of a project",
      description: "Move a project to another status",
      inputSchema: z.object({ projectId: z.uuid(), status: ProjectStatus }),
      annotations: changes,
    },
    ({ projectId, status }) =>
      answerTool(async () => {
        const { data } = await client.projects.update({ params: { id: projectId }, body: { status } });
        return { projectId: data.id, status: data.status };
      }),
  );
  server.registerTool(
    "set_pitch_stage",
    {
      title: "Stage of a pitch",
      description: "Move a pitch to another stage of the pipeline",
      inputSchema: z.object({ channel: ChannelArgument, pitchId: z.uuid(), stage: PitchStage }),
      annotations: changes,
    },
    ({ channel, pitchId, stage }) =>
      answerTool(async () => {
        const { organizationId: orgId, channelUcid } = scopeOf(channel);
        const pitch = await client.pitches.setStage({ params: { orgId, channelUcid, id: pitchId }, body: { stage } });
        return { pitchId: pitch.id, stage: pitch.stage };
      }),
  );
}
