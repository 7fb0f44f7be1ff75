import { VARIANTS_MAX, type VariantChoice } from "@coldopen/contract/feed-tests/schema";
import { optionsOfKind } from "@coldopen/contract/projects/rules";
import type { ProjectOption, VideoProjectDetail } from "@coldopen/contract/projects/schema";

type Options = { titles: readonly ProjectOption[]; thumbnails: readonly ProjectOption[] };

const sameAs = (one: VariantChoice) => (other: VariantChoice) =>
  one.titleOptionId === other.titleOptionId && one.thumbnailOptionId === other.thumbnailOptionId;

const firstOf = (options: readonly ProjectOption[], primaryId: string | null) => [
  ...options.filter(({ id }) => id === primaryId),
  ...options.filter(({ id }) => id !== primaryId),
];

/** The project's titles and thumbnails, primary ones first. */
export const optionsOf = (project: VideoProjectDetail): Options => ({
  titles: firstOf(optionsOfKind(project.options, "title"), project.titlePrimaryOptionId),
  thumbnails: firstOf(optionsOfKind(project.options, "thumbnail"), project.thumbnailPrimaryOptionId),
});

/** A combination that is not used yet, with another thumbnail first, since viewers notice it first. */
export function nextVariant(variants: readonly VariantChoice[], { titles, thumbnails }: Options) {
  if (variants.length >= VARIANTS_MAX) return undefined;
  return titles
    .flatMap((title) => thumbnails.map((thumbnail) => ({ titleOptionId: title.id, thumbnailOptionId: thumbnail.id })))
    .find((choice) => !variants.some(sameAs(choice)));
}

/** The primary package against the next one; undefined if the project has only one. */
export function firstDraft(options: Options): VariantChoice[] {
  const one = nextVariant([], options);
  const other = one && nextVariant([one], options);
  return one && other ? [one, other] : [];
}

export const hasTwins = (variants: readonly VariantChoice[]): boolean =>
  variants.some((variant, at) => variants.findIndex(sameAs(variant)) !== at);
