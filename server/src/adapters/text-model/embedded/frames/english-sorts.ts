import type { Topic } from "../premises/premise.ts";
import { isPlaceName } from "./proper-case.ts";

const PLACE =
  /^(lighthouse|house|castle|palace|mansion|villa|cottage|island|village|city|town|hotel|motel|hostel|resort|airport|station|tunnel|factory|mill|warehouse|mall|prison|jail|hospital|asylum|church|chapel|cathedral|mosque|monastery|convent|temple|shrine|museum|zoo|aquarium|park|forest|jungle|desert|oasis|lake|pond|lagoon|river|waterfall|glacier|canal|beach|bay|reef|fjord|mountain|volcano|street|alley|market|bazaar|country|valley|canyon|bunker|fortress|fort|mine|quarry|ship|shipwreck|school|university|campus|library|theatre|theater|cinema|stadium|casino|subway|metro|border|bridge|dam|tower|skyscraper|cave|catacombs|sewer|harbor|harbour|port|pier|cabin|farm|ranch|vineyard|garden|orchard|cemetery|graveyard|camp|neighborhood|neighbourhood|district|suburb|province|restaurant|diner|bakery|brewery|cafe|café|bar|pub|bookshop|bookstore|workshop|swamp|coast|ruins?|pyramid|windmill|treehouse|basement|attic)s?$/i;
const PERSON =
  /^(man|woman|person|people|boy|girl|kid|kids|men|women|grandmother|grandma|grandfather|grandpa|grandparents?|mother|mom|mum|father|dad|sister|brother|uncle|aunt|wife|husband|son|daughter|neighbou?r|friend|teacher|nurse|doctor|surgeon|midwife|farmer|baker|chef|fisherman|monk|nun|priest|pilot|sailor|soldier|veteran|artist|musician|drummer|painter|writer|author|poet|actor|actress|firefighter|paramedic|trucker|janitor|cleaner|locksmith|watchmaker|beekeeper|shepherd|barber|butcher|tailor|cobbler|carpenter|blacksmith|plumber|electrician|potter|driver|diver|climber|mechanic|librarian|mayor|clown|magician|detective|dancer|singer|rapper|skater|surfer|runner|boxer|wrestler|lawyer|judge|coach|captain|gardener|hunter|ranger|miner|sculptor|photographer|cyclist|pianist|guitarist|florist|dentist|scientist|engineer|astronaut|collector|inventor|hermit|nomad|refugee|immigrant|widow|king|queen|president|twins?|teenagers?|students?|parents?|strangers?|workers?|players?|makers?|keepers?|busker|butler|waiter|waitress|bartender|cook)s?$/i;
/** People by what they do, where "the last" or "the youngest" shows that one of them is meant. */
const SINGLED_OUT = /\b(last|oldest|youngest|first|only|loneliest|fastest|strongest|greatest) /;
const BY_TRADE = /(smith|wright|maker|keeper|man|woman|monger|[^aeiou]er|eer|or|ist|ian)$/i;
const NO_TRADE =
  /(ster|ter|wer|ver|der|per|cker|ffer|ber)$|^(computer|printer|river|door|floor|motor|color|error|mirror)$/i;
/** It happens rather than lies there. */
const EVENT =
  /^(set|show|concert|gig|wedding|funeral|race|marathon|festival|trip|flight|exam|interview|date|day|night|week|weekend|month|year|summer|winter|holiday|vacation|birthday|party|tournament|match|game|tour|audition|speech|birth|surgery|breakup|divorce|move|job|semester|season|attempt|try|lesson|dive|jump|climb|hike|shift|performance|competition)$/i;
const SPAN = /^(day|night|week|weekend|month|year|summer|winter)$/i;
const LEARNABLE =
  /(openings|habits|tricks|skills|exercises|workouts|languages|recipes|hobbies|sports|techniques|strategies|knots|dances|poses)$/i;
const PRACTICED =
  /^(yoga|pilates|chess|pottery|ceramics|karate|judo|aikido|taekwondo|jiu-jitsu|meditation|mindfulness|photography|videography|cinematography|calligraphy|choreography|origami|carpentry|astronomy|poetry|parkour|ballet|tango|salsa|tennis|badminton|football|soccer|basketball|baseball|hockey|golf|rugby|cricket|volleyball|poker|archery|embroidery|gymnastics|taxidermy|falconry|bonsai|karaoke|improv|stand-up|comedy|magic|sudoku|permaculture|minimalism|veganism|vegetarianism|stoicism|homeschooling|homesteading|crossfit|calisthenics|cardio|sourdough|latte art|piano|guitar|violin|jazz|opera|woodwork|metalwork|leatherwork|needlework|macramé|ikebana|fencing|parenting|animation|conversation|improvisation|self-defence|self-defense)$/i;
const NOUN_IN_ING =
  /^(thing|king|ring|string|spring|wing|evening|morning|ceiling|wedding|building|sibling|pudding|lightning|clothing|bling|offspring|shilling)s?$/i;
const WARES =
  /^(headphones|earbuds|earphones|microphones|mics|cameras|lenses|drones|keyboards|mice|laptops|phones|smartphones|tablets|computers|pcs|monitors|tvs|televisions|projectors|speakers|consoles|controllers|printers|chargers|cables|gadgets|apps|robots|vacuums|watches|smartwatches|knives|pans|pots|ovens|stoves|grills|blenders|toasters|fryers|mixers|kettles|machines|grinders|mugs|bottles|lunchboxes|mattresses|pillows|chairs|sofas|desks|lamps|candles|rugs|tents|backpacks|bags|suitcases|wallets|shoes|sneakers|boots|sandals|jackets|coats|jeans|shirts|t-shirts|socks|suits|dresses|hats|gloves|sunglasses|glasses|perfumes|creams|shampoos|razors|toothbrushes|supplements|vitamins|cars|trucks|vans|motorcycles|motorbikes|scooters|bikes|bicycles|skateboards|surfboards|skis|snowboards|kayaks|boats|tools|drills|saws|hammers|screwdrivers|guitars|pianos|violins|keyboards|synths|drums|records|books|notebooks|pens|pencils|markers|paints|toys|dolls|puzzles|games|cheeses|wines|beers|whiskies|coffees|teas|chocolates|candies|snacks|chips|crisps|burgers|pizzas|noodles|cereals|sauces|sandwiches|cookies|cakes|croissants|donuts|steaks|sausages|hotels|airlines|mattresses|telescopes|binoculars|umbrellas|helmets|rackets|balls|bows|e-readers|ebikes|e-bikes|webcams|routers|heaters|fans|batteries|bulbs|locks)$/i;
const OF_WARES =
  /\b(cheap|cheapest|budget|affordable|expensive|luxury|second-hand|secondhand|used|refurbished|worst-rated|best-selling|wireless|branded|designer|fake|counterfeit|dollar-store)\b/i;
const ABSTRACT =
  /(ing|ment|ness|ity|tion|sion|ism|ance|ence|ship|hood|dom|life|love|death|sleep|dream|idea|plan|way|world|future|past|luck|crisis|war|law|rule|theory|secret|habit|routine|career|diet|workout|challenge|money|music|food|water|history|fashion|language|friend|family|mind|body|fear|anger|pain|joy)$/i;
const CONCRETE =
  /^(collection|edition|painting|drawing|ring|necklace|instrument|watch|clock|typewriter|radio|jukebox|pickup|tractor|motorhome|wagon|carriage|boat|canoe|plane|letter|postcard|diary|box|chest|trunk|key|coin|stamp|map|photo|photograph|book|record|lamp|mirror|chair|table|wardrobe|piano|guitar|violin|accordion|doll|teddy|quilt|dress|suit|coat|ring|sword|knife|vase|statue|sculpture|bike|bicycle|car|engine|machine|computer|phone|camera|recipe)s?$/i;
/** Old, worn or broken: it lies somewhere and can be held. */
const AGED = /\b(?:old|rusty|broken|antique|vintage|worn|dusty|forgotten|handmade|(?:1[89]|20)\d\ds?)\b/i;
const OWNED = /^(my|our|his|her|their)\b|['’]s /;

export const isPlural = (head: string): boolean =>
  /^(kids|people|men|women|children|feet|lights|mice|teeth|geese)$/.test(head) ||
  (/[^sui]s$/.test(head) && !/^(news|lens|series|species|gas|chess|always)$|(?:ics)$/.test(head)) ||
  /^(?:shoes|taxis|skis|menus|bikinis|gnus|emus)$/.test(head);

type Noun = { phrase: string; head: string; isMany: boolean; isForLearners: boolean };

const isPerson = ({ phrase, head }: Noun) =>
  PERSON.test(head) ||
  / who /.test(phrase) ||
  (SINGLED_OUT.test(phrase) && BY_TRADE.test(head) && !NO_TRADE.test(head));
const isPractice = ({ head, isMany, isForLearners }: Noun) =>
  PRACTICED.test(head) ||
  (isMany && LEARNABLE.test(head)) ||
  (isForLearners && !isMany) ||
  (/ing$/i.test(head) && !NOUN_IN_ING.test(head));

const isIdea = (head: string) => ABSTRACT.test(head) && !CONCRETE.test(head);

/** What a thing is to someone who films it, by the word that carries it; where no word tells, a matter. */
export function englishSort(noun: Noun): Topic {
  const { phrase, head, isMany } = noun;
  const isOwned = OWNED.test(phrase);
  if (isPerson(noun)) return / and (?:his|her|their) /.test(phrase) ? "matter" : "person";
  if (isPlaceName(phrase) || (PLACE.test(head) && (!isMany || /^(the|these|our|my) /.test(phrase)))) return "place";
  if (EVENT.test(head)) return /^(?:my|our) /.test(phrase) ? "story" : SPAN.test(head) ? "practice" : "matter";
  if (!isOwned && isPractice(noun)) return "practice";
  if (isMany) return !isOwned && (WARES.test(head) || OF_WARES.test(phrase)) ? "goods" : "matter";
  const isHeld = WARES.test(`${head}s`) || CONCRETE.test(head) || AGED.test(phrase);
  return (isOwned || isHeld) && /^(?:an?|the|this|one|my|our|his|her|their) |['’]s /.test(phrase) && !isIdea(head)
    ? "object"
    : "matter";
}
