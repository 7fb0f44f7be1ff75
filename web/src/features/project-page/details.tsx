import { ExternalLink } from "lucide-react";
import { type ReactNode, useState } from "react";
import { t } from "../../locales/en/project-page.ts";
import { Button } from "../../ui/button.tsx";
import { linkLook } from "../../ui/text-link.tsx";
import { OptionSection } from "../options/index.ts";
import { useProjectPage } from "../project-editing/index.ts";
import { ProjectSponsors } from "./sponsors.tsx";
import { VideoDetails } from "./video-details.tsx";

export function ProjectDetails() {
  const { project } = useProjectPage("ProjectDetails");
  const [isOpen, setOpen] = useState(false);
  const link = project.youtubeURL;
  return (
    <OptionSection
      title={t("details.title")}
      actions={
        <Button size="sm" kind="ghost" onClick={() => setOpen(true)}>
          {t("details.open")}
        </Button>
      }
    >
      <dl className="grid gap-1 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-4">
        <Row name={t("sponsors.title")}>
          <ProjectSponsors />
        </Row>
        <Row name={t("details.youtube")}>
          {link ? (
            <a
              href={link}
              target="_blank"
              rel="noreferrer"
              className={`${linkLook} inline-flex max-w-full items-center gap-1.5`}
            >
              <span className="truncate">{link}</span>
              <ExternalLink className="size-3.5" />
            </a>
          ) : (
            <span className="text-faint">{t("details.noLink")}</span>
          )}
        </Row>
      </dl>
      {isOpen && <VideoDetails onClose={() => setOpen(false)} />}
    </OptionSection>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="py-1.5 text-muted">{name}</dt>
    <dd className="flex min-h-8 min-w-0 items-center">{children}</dd>
  </>
);
