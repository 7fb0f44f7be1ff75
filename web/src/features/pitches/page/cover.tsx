import { domainOf } from "@coldopen/contract/pitches/website";
import clsx from "clsx";
import { ImageIcon } from "lucide-react";
import { t } from "../../../locales/en/pitches.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Image } from "../../../ui/image.tsx";
import { BrandLogo } from "../brand-logo.tsx";
import { usePitchPage } from "./slots.ts";

/** A longer description stands above the picture on paper. */
const BESIDE_MAX = 400;

/** The overview: who pitches to whom, with which video. */
export function Cover() {
  const { content, slots } = usePitchPage();
  const { brand, creator, campaign } = content;
  const hasHero = campaign.heroImageUrl !== null;
  return (
    <section
      aria-label={t("page.overview")}
      className={clsx(
        "mx-auto grid max-w-308 items-center gap-8 px-6 pt-10 @5xl:mr-0 @5xl:ml-[max(1.5rem,calc((100%-74rem)/2))] @5xl:max-w-none @5xl:grid-cols-[minmax(0,31rem)_minmax(0,1fr)] @5xl:gap-14 @5xl:px-0 @5xl:pt-14 print:px-0 print:pt-0",
        // Beside the text, so that the picture leaves room for what follows on the first sheet.
        hasHero && campaign.description.length <= BESIDE_MAX && "print:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]",
      )}
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2.5 font-semibold">
          <Avatar name={creator.name} src={creator.avatarUrl} size={32} decorative />
          <slots.Text name="creatorName" as="span" className="wrap-anywhere" />
          <span className="font-normal text-faint">{t("page.for")}</span>
          <slots.Picture name="logo">
            <BrandLogo name={brand.name} src={brand.logoUrl} />
          </slots.Picture>
          <slots.Text name="brandName" as="span" className="wrap-anywhere" />
        </div>
        <slots.Text
          name="title"
          as="h1"
          className="type-display mt-7 text-3xl wrap-anywhere @4xl:text-4xl print:text-3xl"
        />
        <slots.Text
          name="description"
          className="mt-4.5 text-[1.0625rem] leading-6.5 whitespace-pre-line text-muted wrap-anywhere"
        />
        <Website address={brand.websiteUrl} />
      </div>
      {(hasHero || slots.isEditable) && (
        <slots.Picture name="hero">
          <div className="relative aspect-video overflow-hidden rounded-lg bg-raised @5xl:rounded-r-none print:rounded-lg">
            {hasHero ? (
              <Image
                src={campaign.heroImageUrl ?? ""}
                alt={t("page.heroAlt", { title: campaign.title })}
                loading="eager"
                className="size-full object-cover"
              />
            ) : (
              <span className="grid size-full place-items-center text-faint">
                <ImageIcon className="size-8" aria-hidden />
              </span>
            )}
          </div>
        </slots.Picture>
      )}
    </section>
  );
}

function Website({ address }: { address: string }) {
  const { isEditable, Text } = usePitchPage().slots;
  if (isEditable) return <Text name="website" className="mt-3 text-muted" />;
  const domain = domainOf(address);
  return (
    domain !== "" && (
      <p className="mt-3">
        <a href={address} rel="noopener noreferrer nofollow" target="_blank" className="text-muted underline">
          {domain}
        </a>
      </p>
    )
  );
}
