import { keywordTier } from "@coldopen/contract/keywords/rules";
import { useQuery } from "@tanstack/react-query";
import { Keyword } from "../../ui/keyword.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { keywordsQuery, type Matched } from "./api.ts";
import { KeywordNote } from "./keyword-note.tsx";
import { runsOf } from "./rules.ts";

type PoweredTitleProps = {
  /** The active channel, whose category determines the lift of a word. */
  ucid: string;
  title: string;
};

/** A title with its power keywords underlined; plain until they are loaded, and if that fails. */
export function PoweredTitle({ ucid, title }: PoweredTitleProps) {
  const { data } = useQuery(keywordsQuery(ucid, title));
  return data && data.keywords.length > 0 ? <Powered title={title} matched={data} /> : title;
}

export const Powered = ({ title, matched }: { title: string; matched: Matched }) =>
  runsOf(title, matched.keywords).map(({ at, text, keyword }) =>
    keyword ? (
      <Tooltip key={at} variant="light" content={<KeywordNote keyword={keyword} size={matched} />}>
        <Keyword tier={keywordTier(keyword.data.performanceRatio)} className="relative z-1">
          {text}
        </Keyword>
      </Tooltip>
    ) : (
      text
    ),
  );
