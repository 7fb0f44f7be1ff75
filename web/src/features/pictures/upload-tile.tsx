import { shownAt } from "@coldopen/contract/pictures/rules";
import clsx from "clsx";
import { Check, ImageUp, TriangleAlert, X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { t } from "../../locales/en/pictures.ts";
import { Button } from "../../ui/button.tsx";
import { Picture, PicturePlate } from "../../ui/picture.tsx";
import { PictureAction } from "../../ui/picture-action.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { Upload } from "./use-upload.ts";

/** To the main button of the current state: choose, retry or remove. */
type Leads = { ref?: Ref<HTMLButtonElement> | undefined };
type UploadTileProps = Leads & { upload: Upload; isSmall?: boolean | undefined; onChoose: () => void };

/** One picture in one of its five states. */
export function UploadTile({ ref, upload, isSmall = false, onChoose }: UploadTileProps) {
  const { state, preview, clear } = upload;
  switch (state.kind) {
    case "empty":
      return <EmptyTile ref={ref} onChoose={onChoose} />;
    case "loading":
      return <LoadingTile ref={ref} name={state.name} share={state.share} onCancel={clear} />;
    case "uploaded":
      return (
        <UploadedPicture ref={ref} src={preview} name={state.name} onRemove={clear} removeLabel={t("cancel")}>
          <Spinner className="size-3" />
          <span role="status">{t("checking")}</span>
        </UploadedPicture>
      );
    case "success":
      return (
        <UploadedPicture
          ref={ref}
          isDone
          {...shownAt(state.picture.url, "640px")}
          name={state.name}
          onRemove={clear}
          removeLabel={t("remove")}
        >
          <Check />
          <span role="status">{t("uploaded")}</span>
        </UploadedPicture>
      );
    case "error":
      return (
        <FailedTile
          ref={ref}
          reason={state.reason}
          isSmall={isSmall}
          onAgain={state.again === "send" ? upload.sendAgain : onChoose}
          onClear={clear}
        />
      );
  }
}

/** Shrinks in a low window, so that the controls around it stay visible. */
const frame =
  "relative grid aspect-video max-h-[max(7rem,calc(var(--dialog-max-h)-14rem))] w-full place-content-center justify-items-center gap-1 rounded-md text-center";
const dashed = "border border-dashed p-3";

const EmptyTile = ({ ref, onChoose }: Leads & { onChoose: () => void }) => (
  <button
    ref={ref}
    type="button"
    onClick={onChoose}
    className={clsx(
      frame,
      dashed,
      "border-line-control text-muted transition-colors duration-(--d-fast) hover:border-text hover:bg-surface",
    )}
  >
    <ImageUp className="mb-0.5 size-4.5" />
    <span>
      <b className="font-semibold text-text">{t("drop")}</b> {t("orClick")}
    </span>
    <span className="text-micro text-faint">{t("hint")}</span>
  </button>
);

type LoadingTileProps = Leads & { name: string; share: number; onCancel: () => void };

function LoadingTile({ ref, name, share, onCancel }: LoadingTileProps) {
  const percent = Math.round(share * 100);
  return (
    <div aria-busy className={clsx(frame, dashed, "overflow-hidden border-line-strong text-muted")}>
      <Spinner className="size-4.5 text-brand-mark" />
      <span aria-hidden>{t("percent", { percent })}</span>
      <span role="status" className="sr-only">
        {t("loading", { name })}
      </span>
      <Progress label={t("loading", { name })} value={percent} className="absolute inset-x-0 bottom-0" />
      <Corner ref={ref} label={t("cancel")} onClick={onCancel} />
    </div>
  );
}

type UploadedPictureProps = Leads & {
  src?: string | undefined;
  srcSet?: string;
  sizes?: string;
  name: string;
  isDone?: boolean;
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
};

const UploadedPicture = ({
  ref,
  name,
  isDone = false,
  removeLabel,
  onRemove,
  children,
  ...source
}: UploadedPictureProps) => (
  <div
    aria-busy={!isDone}
    className={clsx("relative rounded-md border", isDone ? "border-positive" : "border-line-strong")}
  >
    <Picture eager {...source} alt={name} className="bg-sunken">
      <PicturePlate className="bottom-1.5 left-1.5">{children}</PicturePlate>
    </Picture>
    <Corner ref={ref} label={removeLabel} onClick={onRemove} />
  </div>
);

type FailedTileProps = Leads & { reason: string; isSmall: boolean; onAgain: () => void; onClear: () => void };

const FailedTile = ({ ref, reason, isSmall, onAgain, onClear }: FailedTileProps) => (
  <div
    role="alert"
    title={isSmall ? reason : undefined}
    className={clsx(frame, "border border-dashed border-danger", isSmall ? "px-2 py-1" : "p-3")}
  >
    {!isSmall && <TriangleAlert className="size-4.5 text-danger" />}
    <b className="flex items-center gap-1.5 font-semibold">
      {isSmall && <TriangleAlert className="size-3.5 text-danger" />}
      {t("failed")}
    </b>
    <span className={clsx("text-pretty text-muted", isSmall ? "line-clamp-2 text-micro" : "mb-1 max-w-90 text-xs")}>
      {reason}
    </span>
    <Button ref={ref} size="sm" className="h-6!" onClick={onAgain}>
      {t("tryAgain")}
    </Button>
    <Corner label={t("dismiss")} onClick={onClear} />
  </div>
);

const Corner = ({ ref, label, onClick }: Leads & { label: string; onClick: () => void }) => (
  <span className="absolute top-1.5 right-1.5 flex">
    <PictureAction ref={ref} label={label} icon={<X />} onClick={onClick} />
  </span>
);
