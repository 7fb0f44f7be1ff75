export { type ChannelGuide, guideForText, readChannelGuide } from "./guide.ts";
export { requestOnboarding } from "./pipeline.ts";
export { markOnboarded } from "./service.ts";
