import { Alert } from "../alert.tsx";
import { AlertDialog, AlertDialogClose } from "../alert-dialog.tsx";
import { Banner } from "../banner.tsx";
import { Button } from "../button.tsx";
import { Dialog, DialogClose } from "../dialog.tsx";
import { DialogFrame, dialogLook } from "../dialog-frame.tsx";
import { IndexBadge } from "../index-badge.tsx";
import { ToastCard, toast } from "../toast.tsx";
import { TooltipBubble } from "../tooltip.tsx";
import { Line, Section } from "./section.tsx";

const nothing = () => undefined;

export const Tooltips = () => (
  <Section title="Tooltips" note="dark, light, info, outlier">
    <Line>
      <TooltipBubble>Follow creator</TooltipBubble>
      <TooltipBubble variant="light">Text limit reached</TooltipBubble>
    </Line>
    <TooltipBubble variant="info">Based on data from 30 million videos over the last 16 months</TooltipBubble>
    <TooltipBubble variant="outlier" tone="over">
      <span className="mb-1 flex justify-between font-medium text-text">
        <IndexBadge tone="over" bare>
          14.2x
        </IndexBadge>
        Over-performing
      </span>
      First 7 days against the channel's average of the past 6 months.
    </TooltipBubble>
    <TooltipBubble variant="outlier" tone="new">
      This video was uploaded within the last 7 days and we have not calculated an Outliers index for it yet.
    </TooltipBubble>
  </Section>
);

export const Messages = () => (
  <Section title="Toasts, banners, alert" note="5000 ms; banners never expire">
    <ToastCard tone="success" text="Idea added!" onClose={nothing} />
    <ToastCard tone="error" text="Failed to create project. Please try again later." onClose={nothing} />
    <Line>
      <Button size="sm" onClick={() => toast.success("Idea added!")}>
        Show a toast
      </Button>
      <Button size="sm" onClick={() => toast.info("Saved", { action: { label: "Undo", onSelect: nothing } })}>
        With an action
      </Button>
    </Line>
    <Banner tone="success" onDismiss={nothing}>
      All set! Your thumbnails are now personalized to match your style.
    </Banner>
    <Banner tone="danger" onDismiss={nothing} action={<Button size="sm">Upload</Button>}>
      We couldn't process your photo, please upload a new one to personalize thumbnails.
    </Banner>
    <Banner tone="info">View only: Jonas is editing.</Banner>
    <Alert title="Request Failed">Could not complete request. Please reload the chat and try again.</Alert>
  </Section>
);

export const Dialogs = () => (
  <Section title="Dialog" note="max height 70vh">
    <div className={dialogLook({ className: "w-full!" })}>
      <DialogFrame title="Delete project" footer={<SampleFooter />}>
        <p className="text-muted">
          “7 Days Alone in a Fire Lookout” and its 14 options will be deleted. This cannot be undone.
        </p>
      </DialogFrame>
    </div>
    <Line>
      <Dialog
        title="Add project"
        width={640}
        trigger={<Button>Open dialog</Button>}
        footer={<DialogClose render={<Button kind="primary">Done</Button>} />}
      >
        {Array.from({ length: 40 }, (_, line) => `Line ${line + 1}`).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Dialog>
      <AlertDialog
        title="Delete project"
        description="Its 14 options will be deleted. This cannot be undone."
        cancel="Cancel"
        action={<AlertDialogClose render={<Button kind="danger-fill">Delete project</Button>} />}
        trigger={<Button kind="danger">Open alert dialog</Button>}
      />
    </Line>
  </Section>
);

const SampleFooter = () => (
  <>
    <Button kind="ghost">Cancel</Button>
    <Button kind="danger-fill">Delete project</Button>
  </>
);
