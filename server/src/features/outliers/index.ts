export { findRelatedTitles } from "./related/related-titles.ts";
export { findRelatedVideos } from "./related/related-videos.ts";
export { findChannelsByName, searchOutliers } from "./search-outliers.ts";
