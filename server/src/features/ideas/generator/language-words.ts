import type { ChannelSettings } from "@coldopen/contract/channel-settings/schema";

export type Language = ChannelSettings["language"];

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words that no video is about: function words, and words that occur in titles of every topic. */
export const GENERIC_WORDS: Record<Language, ReadonlySet<string>> = {
  en: list(
    "a an the and or but of to in on at for with from by as is are was were be been it its this that these those i you he she we they my your our his her their me us them not no so if than then how why what who whose which when where do does did done can could will would should just only really very more most less about into out up down off over under after before without while because there here like all one two three any some every each both ever never always again still even now then too also yet own same other another next last first second third new old big small little huge tiny good bad great best worst better worse cheap cheaper cheapest expensive real true full whole entire day days hour hours minute minutes second seconds week weeks weekend month months year years time times way ways thing things stuff people person man woman everyone everybody someone somebody nobody anyone nothing something everything anything world life lives part parts episode update story stories video videos truth secret secrets mistake mistakes reason reasons lesson lessons tip tips trick tricks rule rules fact facts idea ideas question questions answer answers guide review reviews honest wrong right easy hard simple fast quick quickly slow free vs versus ep live ago later inside outside behind between against during until since using use used make makes made making get gets got getting go goes going went gone try tries tried trying know knows knew known need needs needed want wants wanted start starts started finish stop stops stopped let lets told tell tells said say says see sees saw seen look looks looked find finds found take takes took taken give gives gave come comes came put keep keeps kept think thinks thought work works worked working change changes changed happen happens happened spend spent cost costs money dollars price challenge test tested tests explained explain ultimate perfect insane crazy total number numbers alone everyday actually finally almost probably better extended revisited recipes recipe dinner dinners meal meals pro pros living problem problems experiment journey job jobs rise fall beginner beginners plan scientists couple tape late early learn learned bent buy rent sell",
  ),
  es: list(
    "el la los las un una unos unas y o u e ni de del al a en con sin por para que qué cómo como cuando cuándo donde dónde quién quien cuál yo tú él ella nosotros mi mis tu tus su sus se lo le les me te nos es son fue era ser está están estaba hay muy más menos todo toda todos todas cada otro otra otros otras mismo misma este esta esto estos estas ese esa eso aquel nada nadie algo alguien siempre nunca ya aún todavía también solo sólo así si no sí pero porque desde hasta entre sobre tras ante contra según durante mejor mejores peor peores bueno buena malo mala gran grande grandes pequeño nuevo nueva nuevos viejo vieja primero primera primer último última día días hora horas minuto minutos segundo segundos semana semanas mes meses año años vez veces tiempo cosa cosas gente persona personas mundo vida vidas parte partes forma manera verdad secreto secretos error errores razón razones truco trucos consejo consejos historia historias video vídeo vídeos paso actualización completo completa entero entera enteros enteras real reales fácil difícil rápido barato barata barato caro hacer hace hacen hice hizo hecho haciendo tener tiene tengo tuve ir va voy fui ver veo vi decir dice dijo dijeron poder puede puedo pude querer quiero quería saber sabe sabía sé dar da dio probar probé pruebo intentar intenté empezar empecé dejar dejé pasar pasa pasó pasé queda quedan gasté dinero euros precio euro reto prueba explicado dentro fuera después antes ahora hoy nunca casi realmente equivoqué cuenta cuentan dos tres cuatro cinco diez contó enseñó receta recetas cena cenas comida comidas",
  ),
  de: list(
    "der die das den dem des ein eine einen einem einer eines und oder aber denn sondern zu zum zur im in am an auf aus bei beim mit ohne für von vom über unter nach vor hinter neben zwischen durch gegen um bis seit während ich du er sie es wir ihr mich dich sich uns euch ihm ihn ihnen mein meine meinen meinem meiner dein deine deinen dir mir sein seine unser unsere euer nicht kein keine keinen nichts niemand keiner jeder jede jedes alle alles etwas jemand man wie was warum wer wen wann wo wohin welche welcher welches wenn weil dass ob als so auch nur noch sehr schon mal ja nein doch immer nie wieder ganz mehr meist weniger viel viele wenig beste besten bester schlechteste besser schlecht gut gute guter groß große kleine klein neu neue neuen alt alte erste ersten erster letzte letzten tag tage tagen stunde stunden minute minuten sekunde sekunden woche wochen monat monate monaten jahr jahre jahren zeit mal weg ding dinge sache sachen leute menschen mensch welt leben teil teile wahrheit geheimnis fehler grund gründe tipp tipps trick tricks geschichte video videos schritt update folge wirklich einfach schnell billig günstig teuer echte echten ganze ganzen ist sind war waren bin bist hat haben habe hatte hatten wird werden wurde kann können konnte muss müssen musste soll sollte solltest solltet will wollen wollte darf machen macht gemacht mache geht gehen ging kommt kommen kam bleiben bleibt lassen lässt weiß wissen wusste sagen sagt sagte finden findet fand sehen sieht sah geld euro preis test getestet erklärt bloß falsch lag hier dort heute jetzt dann davon dafür damit danach fürs ins zwei drei lohnt lohnen reicht klappt hält",
  ),
  fr: list(
    "le la les l un une des du de d et ou mais donc or ni car à a au aux en dans sur sous avec sans pour par chez vers entre contre depuis pendant avant après que qu qui quoi dont où quand comment pourquoi combien quel quelle quels quelles je j tu il elle on nous vous ils elles me m te t se s ce c cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ne n pas plus moins très trop peu tout toute tous toutes chaque autre autres même mêmes rien personne quelqu quelque quelques chose choses jamais toujours encore déjà aussi si oui non ici là est sont était être suis es ont ai as avait avoir fait faire fais font faut va vais aller veut veux peut peux pouvoir dit dire sait sais savoir voir vu prendre pris mettre mis donner donné laisser trouver trouvé essayer essayé passer passé tester testé commencer raconte raconté meilleur meilleure meilleurs pire pires mieux bon bonne mauvais grand grande petit petite nouveau nouvelle vieux vieille premier première dernier dernière jour jours heure heures minute minutes seconde secondes semaine semaines mois an ans année années temps fois façon manière gens monde vie partie parties vérité secret secrets erreur erreurs raison raisons astuce astuces conseil conseils histoire histoires vidéo vidéos étape épisode vrai vraie vraies vrais faux presque vraiment simple facile rapide cher chère argent euros euro prix défi test expliqué journée comme chiffres selon dure deux trois quatre cinq six sept dix mille recette recettes repas",
  ),
};

/** Words before a noun that belong to it. */
export const DETERMINERS: Record<Language, ReadonlySet<string>> = {
  en: list("a an the my our your this these"),
  es: list("un una unos unas el la los las mi mis tu tus este esta nuestro nuestra"),
  de: list("ein eine einen einem einer der die das den dem mein meine meinen meinem dein deine deinen"),
  fr: list("un une des le la les l mon ma mes ton ta tes ce cet cette ces notre nos du"),
};

/** Words that may stand inside the name of one thing: "mac and cheese", "tortilla de patatas". */
export const JOINERS: Record<Language, ReadonlySet<string>> = {
  en: list("and of"),
  es: list("de con al del"),
  de: list("und"),
  fr: list("de au aux à du d en l"),
};

/** English words that a phrase before them belongs to: "the Hidden Cost" is not about "the Hidden". */
export const TITLE_NOUNS = list(
  "cost costs price way ways thing things story stories truth secret secrets mistake mistakes reason reasons lesson lessons tip tips trick tricks rule rules life lives part parts problem problems experiment journey job jobs person people man woman day days night world video videos",
);

/** Words after which a thing belongs to something else: "la cinta del sanatorio", "the Lost City of the Khmer". */
export const BELONGING_WORDS: Record<Language, ReadonlySet<string>> = {
  en: list("of from"),
  es: list("de del"),
  de: list("von vom des"),
  fr: list("de du des d"),
};

/** Words before a thing that a video does without: it is not about it. */
export const WITHOUT_WORDS: Record<Language, ReadonlySet<string>> = {
  en: list("without no"),
  es: list("sin"),
  de: list("ohne"),
  fr: list("sans"),
};

/** Words by which a title goes on from a general word to what it is about: "the problem with …". */
export const LINKING_WORDS: Record<Language, ReadonlySet<string>> = {
  en: list("of that with who nobody behind"),
  es: list("de que con"),
  de: list("von die der das mit"),
  fr: list("de que qui"),
};

/** Words after which the subject of a video is named. */
export const ABOUT_WORDS: Record<Language, ReadonlySet<string>> = {
  en: list("about"),
  es: list("sobre"),
  de: list("über"),
  fr: list("sur"),
};

/** Ends of plural and inflected forms, which do not change what a word means. */
export const ENDINGS: Record<Language, RegExp> = {
  en: /(?<=[^s])s$/,
  es: /(?<=[aeo])s$|(?<=[^aeos])es$/,
  de: /(?:en|er|es|n|e|s)$/,
  fr: /[sx]$/,
};

/** Irregular English verbs in the past, as they follow "I" or "We" in titles. */
export const PAST_VERBS = list(
  "built bought grew wrote drew sold ran rode drove flew swam ate drank cooked slept lived taught caught fed broke fixed hid dug cut sewed wore sang won lost met led bred shot hung stole threw chose forgot held built rebuilt redid undid raced beat read hit set",
);

/** English verbs that say nothing without what follows their object: "turning a boat into a house". */
export const INCOMPLETE_VERBS = list(
  "ran running turning turned copying copied letting giving bringing brought opening opened putting trading traded swapping swapped stopping stopped counting skipping replacing replaced asking asked comparing compared ranking ranked rating rated reacting explaining calling called using measuring measured hiding tracked walking walked missing missed selling sold teaching taught",
);

/** English adjectives of peoples and eras, which have a capital in a sentence too. */
export const NAMES_OF_PEOPLES = list(
  "roman viking victorian egyptian greek persian byzantine ottoman norman celtic aztec mayan inca edo tudor french italian spanish german english british irish scottish welsh dutch swiss swedish norwegian danish finnish polish russian turkish arab moroccan ethiopian nigerian indian chinese japanese korean thai vietnamese filipino australian american canadian mexican brazilian peruvian cuban hawaiian",
);

/** Words before a gerund that make it a part of a name: "on a camping stove". */
export const BEFORE_NAMES = list(
  "a an the my our your this these on with in for every best of from and is are was were keep keeps by",
);

/** English words of titles that are verbs or begin a new thought. */
export const NOT_IN_NAMES = list(
  "became become becomes left leaves rang rings meets meet decides decide vanished vanishes wants hates loves saves kills eats lives comes stays fooled fooling sent moved moves turns turned looks sounds sense broke breaks beats",
);
export const NOUNS_IN_EST = list(
  "forest rainforest guest harvest interest chest quest request contest conquest protest tempest",
);
/** Words before the name of what a video is about, in the middle of a title. */
export const NAMING_WORDS = list("inside of about like vs behind");

/** English words between a verb and its object. */
export const VERB_PREPOSITIONS = list("like in on for with inside under into");

/** Words that only look like verbs. */
export const NOT_VERBS = list(
  "thing morning during king evening nothing everything something spring wedding ring string ceiling living missing interesting amazing boring hiver mer terre contre entre autre quatre maître lettre centre être ordre nombre arbre ventre offre hier cher premier dernier quartier février janvier métier papier lugar mujer taller ayer hogar mar bar azúcar par super jamás gegen neben wegen oben unten morgen lohnen",
);
