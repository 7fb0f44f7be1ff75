export { findRelatedTitles } from "./related/related-titles.ts";
export { findRelatedVideos } from "./related/related-videos.ts";
export { laterStart } from "./rules.ts";
export { type SavedSearchRequest, savedSearchService } from "./saved-search.ts";
export { findChannelsByName, searchOutliers } from "./search-outliers.ts";
