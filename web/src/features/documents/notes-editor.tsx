import { type Notes, RichDocument } from "@coldopen/contract/documents/schema";
import type { StoredPicture } from "@coldopen/contract/pictures/schema";
import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type AbandonedDrafts, draftsOf } from "../../lib/autosave/drafts.ts";
import { mayOutlivePage, useAutosave } from "../../lib/autosave/use-autosave.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/documents.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { FileDrop } from "../../ui/file-drop.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import {
  failureOf,
  importFromAddress,
  refusalOf,
  sendPicture,
  usePhotoTypes,
  withPhotoType,
} from "../pictures/index.ts";
import { type ImageStore, RichText, type RichTextHandle } from "../rich-text/index.ts";
import { addressOfNotes, documentsApi, notesQuery, type ProjectRef } from "./api.ts";
import { Conflict } from "./conflict.tsx";
import { NotesLoading } from "./notes-loading.tsx";
import { bothOf, fitsTogether, isBlank } from "./rules.ts";
import { SaveLine } from "./save-line.tsx";
import { UploadButton } from "./upload-button.tsx";
import { UploadLine } from "./upload-line.tsx";
import { useFileUpload } from "./use-file-upload.ts";

const notesDrafts = draftsOf("notes", RichDocument);

function useNotes(projectRef: ProjectRef, found: Notes, left: AbandonedDrafts<RichDocument>) {
  const address = addressOfNotes(projectRef);
  return useAutosave({
    id: projectRef.projectId,
    drafts: notesDrafts,
    found,
    left,
    merge: bothOf,
    read: () => documentsApi.notes(address),
    save: (version, content) =>
      documentsApi.saveNotes({ ...address, body: { version, content } }, { outlivesPage: mayOutlivePage(content) }),
  });
}

const WATCH_MS = 5_000;

/** Images of notes are stored as pictures of the channel. */
function useNotesImages({ organizationId, channelUcid }: ProjectRef["scope"]): ImageStore {
  const types = usePhotoTypes();
  return useMemo(() => {
    const channel = { organizationId, channelUcid };
    const urlOf = (stored: Promise<StoredPicture>, reasonOf: (error: unknown) => string | undefined) =>
      stored.then(
        ({ url }) => url,
        (error: unknown) => {
          const reason = reasonOf(error);
          if (reason) toast.error(reason);
          return undefined;
        },
      );
    return {
      types,
      upload: async (file) => {
        const photo = withPhotoType(file);
        const refusal = refusalOf(photo, types);
        if (!refusal) return urlOf(sendPicture(channel, photo), failureOf);
        toast.error(refusal);
        return undefined;
      },
      // The popover reports an address that does not load.
      importFrom: (address) => urlOf(importFromAddress(channel, address), () => undefined),
    };
  }, [organizationId, channelUcid, types]);
}

export type NotesEditorProps = ProjectRef & { isReadOnly: boolean; mayUpload?: boolean };

/** The notes of a project; read-only users see the saved version. */
export default function NotesEditor({ isReadOnly, mayUpload = false, ...projectRef }: NotesEditorProps) {
  const notes = useQuery({ ...notesQuery(projectRef), refetchInterval: isReadOnly ? WATCH_MS : false });
  const left = useQuery({
    queryKey: ["documents", "drafts", projectRef.projectId],
    queryFn: () => notesDrafts.left(projectRef.projectId),
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (notes.data && left.data)
    return (
      <OpenNotes
        key={projectRef.projectId}
        projectRef={projectRef}
        notes={notes.data}
        left={left.data}
        isReadOnly={isReadOnly}
        mayUpload={mayUpload && !isReadOnly}
      />
    );
  if (!notes.isError) return <NotesLoading />;
  return (
    <Alert title={t("notes.failed")}>
      <Button size="sm" className="mt-2" onClick={() => void notes.refetch()}>
        {t("notes.retry")}
      </Button>
    </Alert>
  );
}

type OpenNotesProps = {
  projectRef: ProjectRef;
  notes: Notes;
  left: AbandonedDrafts<RichDocument>;
  isReadOnly: boolean;
  mayUpload: boolean;
};

function OpenNotes({ projectRef, notes, left, isReadOnly, mayUpload }: OpenNotesProps) {
  const { content, state, change, mine, resolve } = useNotes(projectRef, notes, left);
  const [wantsToEdit, setWantsToEdit] = useState(false);
  const images = useNotesImages(projectRef.scope);
  const text = useRef<RichTextHandle>(null);
  const isEditing = wantsToEdit && !isReadOnly;
  const isUntouched = !isEditing && state.kind === "saved" && isBlank(content);
  const toggle = () => {
    flushSync(() => setWantsToEdit(!isEditing));
    if (!isEditing) text.current?.focus();
  };
  const insert = (added: RichDocument, name: string) => {
    if (!fitsTogether(mine(), added)) return t("upload.tooLong");
    flushSync(() => setWantsToEdit(true));
    text.current?.insert(added);
    toast.success(t("upload.added", { name }), { label: t("undo"), onSelect: () => text.current?.undo() });
    return undefined;
  };
  const upload = useFileUpload(projectRef, insert);
  const copy = () =>
    text.current?.copyAll().then(
      () => toast.success(t("notes.copied")),
      () => toast.error(t("notes.copyFailed")),
    );
  return (
    <FileDrop
      isOn={mayUpload}
      label={t("upload.drop")}
      onFiles={([file]) => file && upload.send(file)}
      className="grid gap-2 rounded-lg"
    >
      <div className="flex min-h-(--control-sm) items-center gap-1">
        {!isUntouched && <SaveLine state={state} />}
        <span className="flex-1" />
        {mayUpload && <UploadButton isBusy={upload.state.kind === "sending"} onChoose={upload.send} />}
        <IconButton size="sm" label={t("notes.copy")} icon={<Copy />} onClick={() => void copy()} />
        {!isReadOnly && (
          <Button size="sm" kind="ghost" onClick={toggle}>
            {isEditing ? t("notes.done") : t("notes.edit")}
          </Button>
        )}
      </div>
      <UploadLine state={upload.state} onRetry={upload.send} onCancel={upload.cancel} />
      {state.kind === "conflict" && <Conflict theirs={state.theirs} mine={mine} onResolve={resolve} />}
      {!isEditing && isBlank(content) && <p className="text-faint">{t(isReadOnly ? "notes.empty" : "notes.start")}</p>}
      <RichText
        ref={text}
        label={t("notes.label")}
        content={content}
        isEditing={isEditing}
        images={images}
        onChange={change}
      />
    </FileDrop>
  );
}
