import { YoutubeUrl } from "@coldopen/contract/projects/schema";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { compactNumber, displayDate, duration, outlierIndex } from "../../lib/format.ts";
import { zodResolver } from "../../lib/zod-resolver.ts";
import { t } from "../../locales/en/project-page.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { useProjectPage } from "../project-editing/index.ts";
import { OwnVideos } from "./own-videos.tsx";

const ABSENT = "--";

/** The published video of a project: its link and statistics. */
export function VideoDetails({ onClose }: { onClose: () => void }) {
  const { project, canEdit } = useProjectPage("VideoDetails");
  const facts = [
    [t("details.duration"), duration(project.duration) || ABSENT],
    [t("details.views"), compactNumber(project.views)],
    [t("details.averageViewDuration"), duration(project.averageViewDuration) || ABSENT],
    [t("details.outlierIndex"), project.outlierIndex === null ? ABSENT : outlierIndex(project.outlierIndex)],
    [t("details.created"), displayDate(project.createdAt)],
    [t("details.edited"), displayDate(project.updatedAt)],
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("details.open")}
      footer={<DialogClose render={<Button kind="ghost">{t("details.close")}</Button>} />}
    >
      <div className="grid gap-5">
        {canEdit && <LinkForm />}
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-xs text-faint">{name}</dt>
              <dd className="type-data font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}

const Link = z.object({ url: z.union([z.literal(""), YoutubeUrl]) });
const LinkInput = z.object({ url: z.string().trim() }).pipe(Link);

function LinkForm() {
  const { project, edit } = useProjectPage("LinkForm");
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(LinkInput),
    defaultValues: { url: project.youtubeURL ?? "" },
  });
  const save = handleSubmit(({ url }) => {
    edit({ kind: "change", change: { youtubeURL: url === "" ? null : url } });
    reset({ url });
  });
  return (
    <>
      <form noValidate className="flex items-start gap-2" onSubmit={save}>
        <Field
          className="flex-1"
          label={t("details.youtube")}
          help={t("details.youtubeHelp")}
          error={formState.errors.url?.message}
        >
          <Input type="url" autoComplete="off" {...register("url")} />
        </Field>
        <Button type="submit" kind="primary" className="mt-5" disabled={!formState.isDirty}>
          {t("details.save")}
        </Button>
      </form>
      <OwnVideos onChosen={(url) => reset({ url })} />
    </>
  );
}
