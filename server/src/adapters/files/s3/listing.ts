import { SaxesParser } from "saxes";

export type Listing = { files: { key: string; writtenAt: Date }[]; next: string | undefined };

/** One page of what a bucket says it holds. */
export function readListing(xml: string): Listing {
  const files: Listing["files"] = [];
  let text = "";
  let entry = { key: "", writtenAt: new Date(Number.NaN) };
  let next: string | undefined;
  const parser = new SaxesParser();
  parser.on("opentag", ({ name }) => {
    text = "";
    if (name === "Contents") entry = { key: "", writtenAt: new Date(Number.NaN) };
  });
  parser.on("text", (more) => {
    text += more;
  });
  parser.on("closetag", ({ name }) => {
    if (name === "Key") entry.key = text;
    if (name === "LastModified") entry.writtenAt = new Date(text);
    if (name === "Contents") files.push(entry);
    if (name === "NextContinuationToken") next = text;
  });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  if (files.some(({ key, writtenAt }) => key === "" || Number.isNaN(writtenAt.getTime())))
    throw new Error("The list of files can't be read");
  return { files, next };
}
