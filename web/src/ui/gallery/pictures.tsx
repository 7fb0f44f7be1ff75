import { Heart, Lightbulb, Sparkles, UserPlus } from "lucide-react";
import { Button } from "../button.tsx";
import {
  Carousel,
  CarouselCounter,
  CarouselNext,
  CarouselPrevious,
  CarouselSlide,
  CarouselSlides,
} from "../carousel.tsx";
import { Empty } from "../empty.tsx";
import { Picture, PicturePlate } from "../picture.tsx";
import { PictureAction } from "../picture-action.tsx";
import { samplePicture } from "./sample-picture.ts";
import { Section } from "./section.tsx";

const Actions = () => (
  <>
    <PictureAction label="Follow creator" icon={<UserPlus />} />
    <PictureAction label="Brainstorm" tone="ai" icon={<Sparkles />} />
    <PictureAction label="Saved" tone="on" icon={<Heart />} />
  </>
);

const scenes = ["noon", "dusk", "night"] as const;

export const Pictures = () => (
  <Section title="Picture" note="rest, hover, selected, missing">
    <div className="grid grid-cols-2 gap-3">
      <Picture src={samplePicture("noon")} alt="Dunes at noon" plate="27:33" actions={<Actions />} />
      <Picture
        src={samplePicture("dusk")}
        alt="Hills at dusk"
        plate="52:17"
        actions={<Actions />}
        resting={<PictureAction label="Saved" tone="on" icon={<Heart />} />}
      />
      <Picture src={samplePicture("night")} alt="Ridge at night" selected tick />
      <Picture src={null} alt="A lost picture" />
      <Picture alt="A loading picture" loading="plain" />
      <Picture src={samplePicture("dusk")} alt="A draft" loading="ai" loadingText="Generating thumbnail..." />
    </div>
    <div className="grid grid-cols-4 gap-3">
      <Picture ratio="9:16" src={samplePicture("night", 720, 1280)} alt="A short" plate="0:58">
        <PicturePlate className="top-1.5 left-1.5">1 / 4</PicturePlate>
      </Picture>
      <Picture ratio="9:16" alt="A loading short" loading="plain" />
    </div>
  </Section>
);

export const Compounds = () => (
  <Section title="Carousel and empty">
    <Carousel label="Similar videos" count={scenes.length} className="flex flex-col gap-2">
      <CarouselSlides className="rounded-md">
        {scenes.map((scene) => (
          <CarouselSlide key={scene}>
            <Picture src={samplePicture(scene)} alt={scene} />
          </CarouselSlide>
        ))}
      </CarouselSlides>
      <div className="flex items-center justify-end gap-1">
        <CarouselPrevious label="Previous video" />
        <CarouselCounter />
        <CarouselNext label="Next video" />
      </div>
    </Carousel>
    <Empty icon={<Heart />} title="No saved items yet">
      Click the heart icon on Outliers videos to save them here.
    </Empty>
    <Empty
      icon={<Lightbulb />}
      title="Check back tomorrow for more ideas!"
      action={<Button size="sm">Open ideas</Button>}
    />
  </Section>
);
