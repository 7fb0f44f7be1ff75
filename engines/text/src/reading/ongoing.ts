import {
  GERMAN_NONE,
  GERMAN_PREFIX,
  GERMAN_SPAN,
  GERMAN_UNSURE,
  LIVING,
  ONGOING,
  ONGOING_JOINS,
  WITHOUT_START,
} from "../data/ongoing.ts";
import type { Language } from "../language.ts";
import { joined } from "../words.ts";
import { taggerOf } from "./tagger.ts";
import { findVerb } from "./verb-forms.ts";

function germanFeat(span: string, base: string, rest: string): string | undefined {
  const [, none] = rest.match(GERMAN_NONE) ?? [];
  if (none) return `${span} ohne ${none}`;
  if (GERMAN_UNSURE.test(rest)) return undefined;
  const [, before, prefix] = rest.match(GERMAN_PREFIX) ?? [];
  return joined(span, before ?? rest, `${prefix ?? ""}${base}`);
}

/** What the person does since a time, as one phrase: "seit zwei Jahren lebe ich ohne Auto" is "zwei Jahre ohne Auto". */
export function ongoingFeat(text: string, language: Language): string | undefined {
  for (const pattern of ONGOING[language]) {
    const groups = text.match(pattern)?.groups;
    const feat = groups && featOf(groups, language);
    if (feat) return feat;
  }
  return undefined;
}

function featOf(groups: Record<string, string | undefined>, language: Language): string | undefined {
  const { span: given = "", rest = "", verb: told = "", not, none, detail } = groups;
  if (detail) return joined(given, detail);
  const known = findVerb(told, language, ["Verb"], taggerOf);
  // "ich wohne": the infinitive of a form that the tagger does not know.
  const found =
    known ?? (language === "de" && told.endsWith("e") ? findVerb(`${told}n`, "de", ["Verb"], taggerOf) : undefined);
  if (!found || (language === "es" && /^past/.test(found.form))) return undefined;
  const { base, gerund } = found.verb;
  const span = language === "de" ? GERMAN_SPAN.reduce((all, [from, to]) => all.replace(from, to), given) : given;
  const isNot = Boolean(not ?? none);
  if (!isNot && LIVING.test(base) && WITHOUT_START.test(rest)) return joined(span, rest);
  if (language === "de") return germanFeat(span, base, rest);
  const verb = language === "en" || (language === "es" && !isNot) ? gerund : base;
  return verb && joined(span, ONGOING_JOINS[language][isNot ? 1 : 0], verb, rest);
}
