export { requireDemoDatabase, seedDemo, seedFromCatalogue } from "./seed-demo.ts";
export { DEMO_PASSWORD } from "./seeds/people.ts";
