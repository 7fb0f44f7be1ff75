import { shownAt } from "@coldopen/contract/pictures/rules";
import { Maximize2 } from "lucide-react";
import { useState } from "react";
import { t } from "../../locales/en/project-page.ts";
import { Picture } from "../../ui/picture.tsx";
import { PictureAction } from "../../ui/picture-action.tsx";
import { ZoomPicture } from "../pictures/index.ts";
import { optionOf, useProjectPage } from "../project-editing/index.ts";
import { ProjectPlan } from "./plan.tsx";

/** The primary title, thumbnail and concept, and the plan of the project. */
export function ProjectPackage() {
  const { project } = useProjectPage("ProjectPackage");
  const { titlePrimaryOption: title, conceptPrimaryOption: concept } = project;
  return (
    <section
      aria-label={t("package.title")}
      className="painted-apart grid gap-5 px-(--page-x) py-5 @min-[640px]:grid-cols-[minmax(0,368px)_minmax(0,1fr)]"
    >
      <PrimaryPicture />
      <div className="flex min-w-0 flex-col">
        <p className="flex items-center gap-1.75 text-xs font-medium text-brand-text before:size-1.5 before:rounded-full before:bg-brand-mark">
          {t("package.title")}
        </p>
        <p
          className={
            title
              ? "mt-1 line-clamp-3 text-xl font-semibold tracking-[-.01em] wrap-anywhere font-stretch-[106%]"
              : "mt-1 text-xl text-faint"
          }
        >
          {title?.content ?? t("package.noTitle")}
        </p>
        <p
          className={
            concept
              ? "mt-1 line-clamp-4 text-md wrap-anywhere whitespace-pre-line text-muted"
              : "mt-1 text-md text-faint"
          }
        >
          {concept?.content ?? t("package.noConcept")}
        </p>
        <ProjectPlan />
      </div>
    </section>
  );
}

function PrimaryPicture() {
  const { project } = useProjectPage("PrimaryPicture");
  const [isZoomed, setZoomed] = useState(false);
  const option = optionOf(project, project.thumbnailPrimaryOptionId ?? "");
  if (!option)
    return (
      <div className="grid aspect-video place-content-center rounded-md bg-surface text-xs text-faint inset-ring inset-ring-line">
        {t("package.noThumbnail")}
      </div>
    );
  const name = option.description ?? t("package.thumbnail");
  return (
    <>
      <Picture
        eager
        {...shownAt(option.content, "368px")}
        alt={name}
        actions={<PictureAction label={t("package.zoom")} icon={<Maximize2 />} onClick={() => setZoomed(true)} />}
      />
      {isZoomed && (
        <ZoomPicture
          pictures={[{ id: option.id, src: option.content, name }]}
          id={option.id}
          onClose={() => setZoomed(false)}
        />
      )}
    </>
  );
}
