import { register } from "node:module";

/** What a studio is made of where it is used: the translated files, without what a loader of TypeScript adds to each function. */
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  return { ...found, url: found.url.replace(/\/(server|engines\/[\w-]+)\/src\/(.+)\.ts$/, "/$1/dist/$2.js") };
}

if (import.meta.url.endsWith("?register")) register(import.meta.url.replace("?register", ""));
