import { anonymous, askerOf, creatorOf, type Example, nothing, placeOf } from "./example.ts";
import { CATALOGUE, type Home } from "./home.ts";

const ideaOf = (home: Home) => ({ ...placeOf(home), id: home.ids.ideaId });

/** The catalogue, and what is kept of it. */
export const catalogueExamples: Readonly<Record<string, Example>> = {
  "keywords.match": {
    input: () => ({
      query: { ucid: CATALOGUE.ucid },
      body: { input_sentence: ["I lived in a lookout tower for 30 days"] },
    }),
  },
  "following.follow": {
    input: (home) => ({ body: { ...creatorOf(home), favorite_ucid: CATALOGUE.ucid } }),
  },
  "following.find": { input: (home) => ({ query: { ...creatorOf(home), channel: CATALOGUE.ucid } }) },
  "following.unfollow": { input: ({ ids }) => ({ params: { id: ids.favoriteId } }) },
  "following.list": { input: (home) => ({ query: creatorOf(home) }) },
  "following.latest": { input: (home) => ({ query: creatorOf(home) }) },
  "scores.channel": { input: (home) => ({ params: placeOf(home) }) },
  "scores.organization": { input: ({ ids }) => ({ params: { orgId: ids.organizationId } }) },
  "creators.read": { input: () => ({ params: { ucid: CATALOGUE.ucid } }) },
  "savedItems.list": { input: (home) => ({ params: placeOf(home), query: { type__in: "outliers" } }) },
  "savedItems.marks": { input: (home) => ({ params: placeOf(home) }) },
  "savedItems.elementMarks": { input: (home) => ({ params: placeOf(home), query: { type: "title" } }) },
  "savedItems.save": {
    input: (home) => ({
      params: placeOf(home),
      body: { type: "outliers", outliersVideoId: CATALOGUE.videoId, description: null },
    }),
  },
  "savedItems.remove": { input: (home) => ({ params: { ...placeOf(home), id: home.ids.savedItemId } }) },
  "ideas.list": { input: (home) => ({ params: placeOf(home), query: { exclude: "saved", limit: "25" } }) },
  "ideas.dismiss": {
    input: (home) => ({ params: ideaOf(home), body: { dismissedReason: "NOT_RELEVANT" } }),
  },
  "ideas.save": { input: (home) => ({ params: ideaOf(home), body: { projectId: home.ids.projectId } }) },
  "ideas.seen": { input: (home) => ({ params: ideaOf(home) }) },
  "ideas.requestMore": { input: (home) => ({ params: placeOf(home) }) },
  "ideas.lessons": { input: (home) => ({ params: placeOf(home) }) },
  "ideas.sitting": { input: (home) => ({ params: placeOf(home) }) },
  "ideas.rate": {
    input: (home) => ({
      params: ideaOf(home),
      body: { rating: 4, reasons: ["fits_channel"], thought: `A thought of ${home.mark}` },
    }),
  },
  "ideas.unrate": { input: (home) => ({ params: ideaOf(home) }) },
  "ideas.thoughts": { input: (home) => ({ params: placeOf(home) }) },
  "ideas.undoDismiss": { input: (home) => ({ params: ideaOf(home) }) },
  "catalogue.colors": { input: () => ({ query: { video_id: CATALOGUE.videoId } }) },
  "catalogue.thumbnail": { input: () => ({ params: { file: `${CATALOGUE.videoId}.webp` } }) },
  "outliers.videos": { input: (home) => ({ query: { source: "favorite_channels", ...askerOf(home) } }) },
  "outliers.shorts": { input: (home) => ({ query: { source: "myvids", ...askerOf(home) } }) },
  "outliers.trend": { input: (home) => ({ query: { source: "aaw", search: "tower", ...askerOf(home) } }) },
  "outliers.suggest": {
    input: (home) => ({ query: { lookahead_term: "look", fuzzy: "true", organization_id: home.ids.organizationId } }),
  },
  "outliers.nearest": { input: () => ({ query: { search: "lokout towre" } }) },
  "outliers.similar": { input: () => ({ query: { title: "A week in a lookout tower" } }) },
  "outliers.moreLike": { input: () => ({ params: { videoId: CATALOGUE.videoId } }) },
  "outliers.explain": { input: () => ({ params: { videoId: CATALOGUE.videoId } }) },
  "outliers.changes": { input: () => ({ params: { videoId: CATALOGUE.videoId } }) },
  "outliers.find": { input: () => ({ params: { videoId: CATALOGUE.videoId } }) },
  "outliers.channels": { input: () => ({ query: { name: "field" } }) },
  "outliers.subscribers": { input: () => ({ params: { ucid: CATALOGUE.ucid } }) },
  "outliers.categories": nothing,
  "outliers.filterSets": { input: (home) => ({ params: placeOf(home) }) },
  "outliers.saveFilterSet": {
    input: (home) => ({ params: placeOf(home), body: { name: "Winter", search: "performance_index_gte=2" } }),
  },
  "outliers.filterSetNews": { input: (home) => ({ params: placeOf(home) }) },
  "outliers.visitFilterSet": { input: (home) => ({ params: { ...placeOf(home), id: home.ids.filterSetId } }) },
  "watchlists.rules": { input: (home) => ({ params: placeOf(home) }) },
  "watchlists.add": {
    input: (home) => ({
      params: placeOf(home),
      body: { target: "search", filterSetId: home.ids.filterSetId, threshold: 3, withinDays: 7, mail: "off" },
    }),
  },
  "watchlists.change": { input: ({ ids }) => ({ params: { id: ids.watchRuleId }, body: { threshold: 4 } }) },
  "watchlists.remove": { input: ({ ids }) => ({ params: { id: ids.watchRuleId } }) },
  "watchlists.alerts": { input: (home) => ({ params: placeOf(home) }) },
  "watchlists.markSeen": { input: (home) => ({ params: placeOf(home) }) },
  "watchlists.unsubscribe": anonymous(() => ({ body: { token: "not-a-token" } }), 404),
  "outliers.removeFilterSet": { input: (home) => ({ params: { ...placeOf(home), id: home.ids.filterSetId } }) },
};
