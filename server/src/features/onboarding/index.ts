export { type ChannelGuide, guideForIdeas, guideForText, readChannelGuide } from "./guide.ts";
export { requestOnboarding } from "./pipeline.ts";
export { markOnboarded } from "./service.ts";
