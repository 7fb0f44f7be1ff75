/** base past */
const IRREGULAR =
  "be was,become became,begin began,bend bent,bite bit,blow blew,break broke,bring brought,build built,buy bought,catch caught,choose chose,come came,cost cost,cut cut,dig dug,do did,draw drew,drink drank,drive drove,eat ate,fall fell,feed fed,feel felt,fight fought,find found,fly flew,forget forgot,freeze froze,get got,give gave,go went,grow grew,hang hung,have had,hear heard,hide hid,hit hit,hold held,keep kept,know knew,lay laid,lead led,leave left,lend lent,let let,light lit,lose lost,make made,mean meant,meet met,pay paid,put put,quit quit,read read,ride rode,rise rose,run ran,say said,see saw,sell sold,send sent,set set,sew sewed,shoot shot,shut shut,sing sang,sink sank,sit sat,sleep slept,speak spoke,speedrun speedran,spend spent,spin spun,stand stood,steal stole,stick stuck,swim swam,swing swung,take took,teach taught,tear tore,tell told,think thought,throw threw,understand understood,wake woke,wear wore,weave wove,win won,write wrote"
    .split(",")
    .map((pair) => pair.split(" "));

const REGULAR =
  "add answer arrange ask assemble attend bake beat boil borrow brew calculate camp carry carve challenge change chase clean climb code collect compare compete compose convert cook copy count cover craft cram create cross cure cycle dance debug decorate deliver design destroy develop discover dive download dress dye edit engineer enter escape examine exercise expand experience explain explore fail fast ferment film fish fix flip fold follow forage forge fry furnish garden glue grill guess hack harvest help hike host hunt imagine improve insulate install interview invent invest iron join judge juggle jump knead knit land launch learn lift listen live load lock look love lower manage map mark master measure melt mend mix move name navigate need open order organise organize own pack paint park perform photograph pick plan plant plate play polish practice prepare press print produce program prove pull push race raise rank reach rebuild recreate record recycle reduce refinish refurbish relax remake remodel remove renovate rent repair replace rescue research restore retire reverse review revive roast roll sail save scan score scrub sculpt search serve sharpen shop skate sketch ski skip smoke snorkel solve sort sound start stay stop store study style surf survive switch talk taste test tie tour track trade train translate travel treat trick try tune turn uncover unlock update upgrade use visit wait walk wash watch water weld work wrap".split(
    " ",
  );

const VOWEL = /[aeiou]/;
const doubles = (base: string) =>
  /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base) || /^(cram|quit|forget|begin|speedrun|snorkel)$/.test(base);
const gerundOf = (base: string) => {
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base) && base !== "be") return `${base.slice(0, -1)}ing`;
  return doubles(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
};
const regularPast = (base: string) => {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubles(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
};

export type Verb = { base: string; past: string; gerund: string };
const known = new Map<string, Verb>();
const add = (base: string, past: string) => {
  const verb = { base, past, gerund: gerundOf(base) };
  for (const form of [base, past, verb.gerund]) if (!known.has(form)) known.set(form, verb);
};
for (const [base = "", past = ""] of IRREGULAR) add(base, past);
for (const base of REGULAR) add(base, regularPast(base));

/** The verb that a form belongs to; nothing for words that are no verb we know. */
export const verbOf = (form: string): Verb | undefined => known.get(form.toLowerCase());

export const verbFromBase = (base: string): Verb =>
  verbOf(base) ?? {
    base: base.toLowerCase(),
    past: regularPast(base.toLowerCase()),
    gerund: gerundOf(base.toLowerCase()),
  };

/** Endings of long verbs that never had an e: enter, listen, abandon, travel, develop, visit. */
const NO_E = /^\w{3,}(?:er|en|on|el|op|om|et|it|ot|al|or)$/;
const WITH_E =
  /(?:delet|complet|compet|invit|excit|recit|unit|ignit|promot|devot|quot|explor|restor|ignor|ador|inhal|scal|postpon)$/;

/** What a trunk was before its ending: hik was hike, runn was run, carri was carry. */
function baseOf(trunk: string): string {
  const [last = "", before = ""] = [trunk.at(-1), trunk.at(-2)];
  if (last === before && (!/[lszf]/.test(last) || /[^aeiou][ae]ll$/.test(trunk))) return trunk.slice(0, -1);
  if (/[^aeiou]i$/.test(trunk)) return `${trunk.slice(0, -1)}y`;
  if (/(?:ph|ck|sh|ch|nd|st|ld|rk|lk|lt|nt|ng|ft|mp|lp|rt|ct|pt|rn|rm|lm|rd|sk|sp|xt|ll|ss|ff)$/.test(trunk))
    return trunk;
  if (NO_E.test(trunk) && !WITH_E.test(trunk)) return trunk;
  const isShort = /(?:^|[^aeiou]|[qs]u)[aeiouy][bdkmnlprst]$/.test(trunk);
  return isShort || /[vcguzs]$/.test(trunk) || !VOWEL.test(before + last) ? `${trunk}e` : trunk;
}

/** A verb that no list holds, from its gerund. */
export function verbFromGerund(gerund: string): Verb {
  const trunk = gerund.toLowerCase().slice(0, -3);
  const base = baseOf(trunk);
  return { base, past: base.length < trunk.length ? `${trunk}ed` : regularPast(base), gerund: `${trunk}ing` };
}

/** A regular verb that no list holds, from its past; nothing for a word that is none. */
export function verbFromPast(past: string): Verb | undefined {
  const form = past.toLowerCase();
  if (!/[^e]ed$/.test(form)) return undefined;
  const trunk = form.slice(0, -2);
  const base = baseOf(trunk);
  return { base, past: form, gerund: base.endsWith("y") ? gerundOf(base) : `${trunk}ing` };
}
