import { toSnakeCase } from "@coldopen/contract/kernel/wire";
import { aPitchContent } from "@coldopen/contract/pitches/factory";
import { aBeat } from "@coldopen/contract/storybeats/factory";
import { aTextLayer } from "@coldopen/contract/thumbnails/factory";
import { newSecret } from "../../platform/secrets.ts";
import { anonymous, askerOf, channelOf, type Example, org, placeOf } from "./example.ts";
import { DOT, type Home } from "./home.ts";

const pitchOf = (home: Home) => ({ ...placeOf(home), id: home.ids.pitchId });
const feedTestOf = ({ ids }: Home) => ({ id: ids.projectId, testId: ids.feedTestId });

/** What people make. */
export const makingExamples: Readonly<Record<string, Example>> = {
  "ideation.execute": {
    input: ({ ids }) => ({
      body: {
        metadata: {
          tracking: {
            runId: crypto.randomUUID(),
            organizationId: ids.organizationId,
            channelUCID: ids.channelUcid,
            videoProjectId: ids.projectId,
          },
        },
        data: { pane: "title", option: "emptyState", numElementsToGenerate: 2 },
      },
    }),
  },
  "ideaCanvas.board": { input: (home) => ({ params: placeOf(home) }) },
  "ideaCanvas.change": {
    input: (home) => ({
      params: placeOf(home),
      body: { changes: [{ type: "updateCard", id: home.ids.canvasCardId, fields: { title: "Winter series" } }] },
    }),
  },
  "ideaCanvas.setLock": { input: (home) => ({ params: placeOf(home), body: { isLocked: false } }) },
  "ideaCanvas.cardHistory": {
    input: (home) => ({ params: { ...placeOf(home), id: home.ids.canvasCardId } }),
  },
  "ideation.runs": { input: ({ ids }) => ({ params: { id: ids.projectId } }) },
  "aiUsage.ledger": { input: (home) => ({ params: org(home) }) },
  "pictures.upload": { input: (home) => ({ query: channelOf(home), file: DOT }) },
  "pictures.fromUrl": {
    input: (home) => ({ body: { ...channelOf(home), url: "http://127.0.0.1/a.png" } }),
    status: 400,
  },
  "pictures.shared": anonymous(({ ids }) => ({ params: { token: newSecret(), id: ids.pictureId } }), 404),
  "pictures.picture": { input: ({ ids }) => ({ params: { id: ids.pictureId }, query: { size: "small" } }) },
  "thumbnails.generateRegional": {
    input: (home) => ({
      body: {
        ...channelOf(home),
        prompt: "a valley",
        seed: 5,
        regionalPrompts: [{ description: "a dog", maskBB: { x1: 100, y1: 100, x2: 400, y2: 400 } }],
      },
    }),
  },
  "thumbnails.line": { input: (home) => ({ params: { ...placeOf(home), id: home.ids.pictureId } }) },
  "thumbnails.setLayers": {
    input: (home) => ({ params: placeOf(home), body: { id: home.ids.pictureId, layers: [aTextLayer()] } }),
  },
  "thumbnailScores.score": {
    input: (home) => ({ query: askerOf(home), body: { thumbnail_url_or_path: `/api/pictures/${home.ids.pictureId}` } }),
  },
  "thumbnailScores.opinion": {
    input: (home) => ({ query: askerOf(home), body: { thumbnail_url_or_path: `/api/pictures/${home.ids.pictureId}` } }),
  },
  "thumbnailScores.read": {
    input: (home) => ({ query: askerOf(home), body: { thumbnail_url_or_path: `/api/pictures/${home.ids.pictureId}` } }),
  },
  "thumbnailScores.recommend": {
    input: (home) => ({ query: askerOf(home), body: { thumbnail_url_or_path: `/api/pictures/${home.ids.pictureId}` } }),
  },
  "thumbnailScores.improve": {
    input: (home) => ({
      query: askerOf(home),
      body: { thumbnail_url_or_path: `/api/pictures/${home.ids.pictureId}`, checks: ["colour"] },
    }),
  },
  "projects.list": { input: (home) => ({ query: channelOf(home) }) },
  "projects.get": { input: (home) => ({ params: { id: home.ids.projectId }, query: channelOf(home) }) },
  "projects.create": { input: (home) => ({ body: { name: "New Project", tags: ["Winter"], ...channelOf(home) } }) },
  "projects.update": {
    input: ({ ids }) => ({
      params: { id: ids.projectId },
      body: { name: "Renamed", publishDate: "2026-12-24", titlePrimaryOptionId: ids.optionId },
    }),
  },
  "projects.remove": { input: ({ ids }) => ({ params: { id: ids.projectId } }) },
  "projects.restore": { input: ({ ids }) => ({ params: { id: ids.deletedProjectId } }) },
  "projects.activity": { input: ({ ids }) => ({ params: { id: ids.projectId } }) },
  "projects.tags": { input: (home) => ({ query: channelOf(home) }) },
  "projects.addOption": {
    input: ({ ids }) => ({
      body: {
        id: crypto.randomUUID(),
        content: "A better title",
        description: null,
        optionType: "TITLE",
        source: "user",
        videoProjectId: ids.projectId,
      },
    }),
  },
  "projects.getOption": { input: ({ ids }) => ({ params: { id: ids.optionId } }) },
  "projects.updateOption": {
    input: ({ ids }) => ({ params: { id: ids.optionId }, body: { content: "Shorter", position: 0 } }),
  },
  "documents.notes": { input: (home) => ({ params: { id: home.ids.projectId }, query: channelOf(home) }) },
  "documents.saveNotes": {
    input: (home) => ({
      params: { id: home.ids.projectId },
      query: channelOf(home),
      body: { version: 1, content: { type: "doc", content: [{ type: "paragraph" }] } },
    }),
  },
  "documents.readFile": {
    input: (home) => ({
      params: { id: home.ids.projectId },
      query: channelOf(home),
      file: { type: "text/markdown", text: "# The plan\n\n- a raft" },
    }),
  },
  "storybeats.storybeats": { input: (home) => ({ params: { id: home.ids.projectId }, query: channelOf(home) }) },
  "storybeats.saveStorybeats": {
    input: (home) => ({
      params: { id: home.ids.projectId },
      query: channelOf(home),
      body: { version: 1, content: [aBeat({ text: "A better beat" })] },
    }),
  },
  "projects.removeOption": { input: ({ ids }) => ({ params: { id: ids.optionId } }) },
  "comments.list": { input: (home) => ({ params: { id: home.ids.projectId }, query: channelOf(home) }) },
  "comments.people": { input: (home) => ({ params: { id: home.ids.projectId }, query: channelOf(home) }) },
  "comments.add": {
    input: (home) => ({
      params: { id: home.ids.projectId },
      query: channelOf(home),
      body: { text: "Keep the face", mentions: [home.ids.personId] },
    }),
  },
  "comments.edit": {
    input: ({ ids }) => ({
      params: { id: ids.commentId },
      body: { text: "Keep the face, drop the helmet", mentions: [] },
    }),
  },
  "comments.remove": { input: ({ ids }) => ({ params: { id: ids.commentId } }) },
  "feedTests.list": { input: (home) => ({ params: { id: home.ids.projectId }, query: channelOf(home) }) },
  // The catalogue of the matrix is too small to make a feed of.
  "feedTests.create": {
    status: 409,
    input: (home) => ({
      params: { id: home.ids.projectId },
      query: channelOf(home),
      body: {
        variants: [home.ids.thumbnailId, home.ids.otherThumbnailId].map((thumbnailOptionId) => ({
          titleOptionId: home.ids.optionId,
          thumbnailOptionId,
        })),
      },
    }),
  },
  "feedTests.stop": { input: (home) => ({ params: feedTestOf(home), query: channelOf(home) }) },
  "feedTests.renewLink": { input: (home) => ({ params: feedTestOf(home), query: channelOf(home) }) },
  "feedTests.revokeLink": { input: (home) => ({ params: feedTestOf(home), query: channelOf(home) }) },
  "feedTests.remove": { input: (home) => ({ params: feedTestOf(home), query: channelOf(home) }) },
  "feedTests.open": anonymous(({ tokens }) => ({ params: { token: tokens.feedTest } })),
  "feedTests.report": anonymous(({ tokens }) => ({
    params: { token: tokens.feedTest },
    body: { impression: tokens.impression, event: "shown" },
  })),
  "feedTests.choose": anonymous(({ tokens }) => ({
    params: { token: tokens.feedTest },
    body: { impression: tokens.impression, choice: 0, elapsedMs: 2000, signal: "pointer" },
  })),
  "feedTests.picture": anonymous(({ tokens }) => ({
    params: { token: tokens.feedTest, visitId: tokens.feedTestVisit, place: "1" },
  })),
  "pitches.list": { input: (home) => ({ params: placeOf(home) }) },
  "pitches.create": { input: (home) => ({ params: placeOf(home), body: { brand_name: "Emberline" } }) },
  "pitches.get": { input: (home) => ({ params: pitchOf(home) }) },
  "pitches.save": {
    input: (home) => ({ params: pitchOf(home), body: { version: 1, content: toSnakeCase(aPitchContent()) } }),
  },
  "pitches.setStage": { input: (home) => ({ params: pitchOf(home), body: { stage: "sent" } }) },
  "pitches.remove": { input: (home) => ({ params: pitchOf(home) }) },
  "pitches.restore": { input: (home) => ({ params: { ...placeOf(home), id: home.ids.deletedPitchId } }) },
  "pitches.versions": { input: (home) => ({ params: pitchOf(home) }) },
  "pitches.restoreVersion": {
    input: (home) => ({ params: { ...pitchOf(home), version: "1" }, body: { current_version: 1 } }),
  },
  "pitches.refreshFigures": { input: (home) => ({ params: pitchOf(home) }) },
  "pitches.findLogo": { input: (home) => ({ params: pitchOf(home) }) },
  "pitches.share": { input: (home) => ({ params: pitchOf(home), body: { days: 7 } }) },
  "pitches.revokeLink": { input: (home) => ({ params: pitchOf(home) }) },
  "pitches.open": anonymous(({ tokens }) => ({ params: { token: tokens.pitch } })),
  "pitches.picture": anonymous(({ tokens }) => ({ params: { token: tokens.pitch, name: "hero" } })),
};
