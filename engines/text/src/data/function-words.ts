export const SMALL_WORDS = new Set(
  "every each cada jeden jede jedes chaque à m s j y l d qu n t a an the and or but of to in on at for with from by as is are was be it its this that these those i you he she we they my your our me us them not no so if than then how why what who when where do does did can will just only really very more most about into out up down off over after before without while because there here like all one und oder der die das ein eine einen einem einer des den dem zu im in am an auf mit ohne für von vom bei über nach aus ich du er sie es wir ihr mein dein nicht kein wie was warum wer wann so auch nur noch sehr ist sind war habe hat haben el la los las un una unos unas y o de del al en con sin por para que qué cómo como yo tú mi tu su se lo le me te es son fue muy más le la les un une des et ou de du au aux en dans sur avec sans pour par que qui quoi je tu il elle on nous vous mon ma mes ton ta se ce cette ne pas plus est sont être j ai d l n s c qu".split(
    " ",
  ),
);

export const LOWERCASE_IN_TITLES = new Set(
  "a an the and but or nor for in on at to of with from by as vs into than".split(" "),
);

export const JOINING_WORDS = new Set("with without about before sobre sin antes über ohne avec sans avant".split(" "));

/** Words that a title capitalises and that are never names. */
export const COMMON = new Set(
  "across again against alone along around away back behind below beside between beyond down every everything forever from her herself him himself his inside into itself like last less most myself near never nobody nothing off once only ourselves outside over past themselves through together toward twice under until upon when where which while whose with within without yourself".split(
    " ",
  ),
);
/** A noun follows these words. */
export const ARTICLES = new Set([
  "a",
  "an",
  "my",
  "our",
  "your",
  "his",
  "her",
  "their",
  "its",
  "every",
  "each",
  "this",
  "that",
]);
