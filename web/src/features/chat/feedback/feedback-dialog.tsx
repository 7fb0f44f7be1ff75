import {
  FEEDBACK_DETAIL_MAX,
  type Feedback,
  type FeedbackChange,
  issueTypes,
} from "@coldopen/contract/chat-feedback/schema";
import { useState } from "react";
import { t } from "../../../locales/en/chat.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Radio, RadioGroup } from "../../../ui/radio.tsx";
import { Textarea } from "../../../ui/textarea.tsx";

type FeedbackDialogProps = {
  feedback: Feedback;
  isBusy: boolean;
  onSubmit: (change: FeedbackChange) => void;
  onClose: () => void;
};

/** A bad answer needs an issue, a good one needs words. */
export function FeedbackDialog({ feedback, isBusy, onSubmit, onClose }: FeedbackDialogProps) {
  const [issue, setIssue] = useState(feedback.sentimentType);
  const [detail, setDetail] = useState(feedback.sentimentDetail ?? "");
  const isBad = feedback.sentimentPolarity === "NEGATIVE";
  const isComplete = isBad ? issue !== null : detail.trim() !== "";
  return (
    <Dialog
      open
      title={t(isBad ? "feedback.titleBad" : "feedback.titleGood")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t("feedback.cancel")}
          </Button>
          <Button
            kind="primary"
            disabled={!isComplete}
            busy={isBusy}
            onClick={() =>
              onSubmit({
                sentimentPolarity: feedback.sentimentPolarity,
                sentimentType: isBad ? issue : null,
                sentimentDetail: detail.trim() || null,
              })
            }
          >
            {t("feedback.submit")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isBad && (
          <RadioGroup label={t("feedback.issue")} value={issue} onValueChange={setIssue}>
            {issueTypes.map((type) => (
              <Radio key={type} value={type}>
                {type}
              </Radio>
            ))}
          </RadioGroup>
        )}
        <Field label={t("feedback.details")}>
          <Textarea
            maxLength={FEEDBACK_DETAIL_MAX}
            placeholder={t(isBad ? "feedback.hintBad" : "feedback.hintGood")}
            value={detail}
            onChange={(event) => setDetail(event.currentTarget.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
