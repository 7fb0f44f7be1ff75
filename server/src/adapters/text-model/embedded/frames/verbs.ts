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

/** A verb that no list holds, from its gerund. */
export function verbFromGerund(gerund: string): Verb {
  const trunk = gerund.toLowerCase().slice(0, -3);
  const [last = "", before = ""] = [trunk.at(-1), trunk.at(-2)];
  const base =
    last === before && !/[lsz]/.test(last)
      ? trunk.slice(0, -1)
      : /[vcguz]$/.test(trunk) ||
          (/[^aeiou][aeiou][rtknmls]$/.test(trunk) && trunk.length > 5) ||
          !VOWEL.test(before + last)
        ? /(ph|ck|sh|ch|nd|st|ld|rk|lk|nt|ng|ft)$/.test(trunk)
          ? trunk
          : `${trunk}e`
        : trunk;
  return { base, past: regularPast(base), gerund: gerund.toLowerCase() };
}
