import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import type { Pitch } from "@coldopen/contract/pitches/schema";
import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useState } from "react";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { Link } from "../../lib/link.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/pitches.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { pitchQuery } from "./api.ts";
import { currentPitch } from "./current-pitch.ts";
import { editSlots } from "./editor/edit-slots.ts";
import { EditorContext } from "./editor/editor-context.ts";
import { HistoryDialog } from "./editor/history-dialog.tsx";
import { PitchBar } from "./editor/pitch-bar.tsx";
import { ShareDialog } from "./editor/share-dialog.tsx";
import { usePitchEditor } from "./editor/use-pitch-editor.ts";
import { PitchPage } from "./page/pitch-page.tsx";

const isMissing = (error: unknown) => error instanceof AppError && error.code === "not_found";

/** The full pitch: the page a brand reads, edited in place. */
export default function PitchWebScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("studio.title"));
  if (!channel) return null;
  return <ChosenPitch key={`${channel.organizationId} ${channel.channelUcid}`} channel={channel} />;
}

/** Another tab may choose another pitch meanwhile: this one stays, with what is being written in it. */
function ChosenPitch({ channel }: { channel: ActiveChannel }) {
  const [id] = useState(() => currentPitch.read(channel));
  return id ? <CurrentPitch channel={channel} id={id} /> : <NoPitch />;
}

function CurrentPitch({ channel, id }: { channel: ActiveChannel; id: string }) {
  const { data, error, refetch } = useQuery(pitchQuery(channel, id));
  if (data) return <EditedPitch channel={channel} pitch={data} />;
  if (isMissing(error)) return <NoPitch />;
  return (
    <main className="flex-1">
      <PageBar title={t("studio.title")} />
      <div className="px-(--page-x) py-8">
        {error ? (
          <>
            <p className="mb-3">{t("studio.failed")}</p>
            <Button onClick={() => void refetch()}>{t("retry")}</Button>
          </>
        ) : (
          <span role="status" className="flex items-center gap-2 text-muted">
            <Spinner />
            {t("studio.loading")}
          </span>
        )}
      </div>
    </main>
  );
}

function EditedPitch({ channel, pitch }: { channel: ActiveChannel; pitch: Pitch }) {
  const editor = usePitchEditor(channel, pitch);
  const [panel, setPanel] = useState<"share" | "history">();
  const close = () => setPanel(undefined);
  return (
    <main className="flex-1">
      <div className="print:hidden">
        <PitchBar channel={channel} pitch={pitch} editor={editor} onOpen={setPanel} />
      </div>
      <EditorContext value={{ editor, channel }}>
        <PitchPage content={editor.content} slots={editSlots} />
      </EditorContext>
      {panel === "share" && <ShareDialog channel={channel} pitch={pitch} onClose={close} />}
      {panel === "history" && <HistoryDialog channel={channel} pitch={pitch} editor={editor} onClose={close} />}
    </main>
  );
}

const NoPitch = () => (
  <main className="flex-1">
    <PageBar title={t("studio.title")} />
    <Empty
      icon={<FileText />}
      title={t("none.title")}
      className="mt-16"
      action={
        <Button kind="primary" render={<Link href={paths.pitchAgent()} />}>
          {t("none.agent")}
        </Button>
      }
    >
      {t("none.text")}
    </Empty>
  </main>
);
