import { languageNames } from "../../locales/en/language-names.ts";

export const UNKNOWN_LANGUAGE = "und";
const preferred = ["en", "es", "de", "fr"];

const codes =
  "aa ab af ak am an ar as av ay az ba be bg bho bi bm bn bo br bs ca ce ceb ch chr ckb co cr cs cv cy da de dv dz ee el en eo es et eu fa ff fi fil fj fo fr fy ga gd gl gn gsw gu gv ha haw he hi hmn ho hr ht hu hy hz ia id ig ii ik is it iu ja jv ka kg ki kj kk kl km kn ko kok kr ks ku kv kw ky la lb lg li ln lo lt lu lus lv mai mg mh mi mk ml mn mni mr ms mt my na nb nd ne ng nl nn no nr nso nv ny oc oj om or os pa pl ps pt qu rm rn ro ru rw sa sat sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tn to tr ts tt ty ug uk ur uz ve vi wa wo xh yi yo yue za zh zu".split(
    " ",
  );

export type Language = { code: string; name: string };

const names = new Intl.DisplayNames(["en"], { type: "language" });
export const languageName = (code: string): string => (code === UNKNOWN_LANGUAGE ? "Unknown language" : nameOf(code));

function nameOf(code: string): string {
  try {
    const name = names.of(code);
    return name && name !== code ? name : (languageNames[code] ?? code);
  } catch {
    return code;
  }
}

/** Preferred languages first, the others by name, the unknown one last. */
export const languages: readonly Language[] = [
  ...preferred,
  ...codes.filter((code) => !preferred.includes(code)).sort((a, b) => nameOf(a).localeCompare(nameOf(b))),
  UNKNOWN_LANGUAGE,
].map((code) => ({ code, name: languageName(code) }));

export const languagesMatching = (typed: string): readonly Language[] => {
  const wanted = typed.trim().toLowerCase();
  return languages.filter(({ code, name }) => code === wanted || name.toLowerCase().includes(wanted));
};
