export { requireDemoDatabase, seedDemo, seedFromCatalogue, seedFromSearchIndex } from "./seed-demo.ts";
export { DEMO_PASSWORD } from "./seeds/people.ts";
