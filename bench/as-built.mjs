import { register } from "node:module";

/** Loads compiled files as in production, without the overhead that a TypeScript loader adds to each function. */
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  return { ...found, url: found.url.replace(/\/(server|engines\/[\w-]+)\/src\/(.+)\.ts$/, "/$1/dist/$2.js") };
}

if (import.meta.url.endsWith("?register")) register(import.meta.url.replace("?register", ""));
