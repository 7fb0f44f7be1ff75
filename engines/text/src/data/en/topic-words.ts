export const PREPOSITION =
  /^(in|on|at|for|with|without|from|through|by|as|of|under|underneath|beneath|below|above|over|across|along|around|among|against|between|behind|beyond|beside|towards?|into|onto|inside|outside|within|near|during|until|since|after|before|despite|versus|like|to|that|which|who|whose|where|when|because|if|while)$/;

/** Gerunds that are an activity without an object. */
export const ALONE =
  /^(living|traveling|travelling|sleeping|working|moving|surviving|driving|running|training|walking|sailing|eating|cooking|camping|hiking|studying)$/;

/** "running shoes", "washing machines": the gerund names the purpose of a thing, not an activity. */
export const PURPOSE =
  /^\w+ing (?:machines?|shoes?|bags?|rooms?|boards?|pools?|boots?|rods?|tickets?|gum|apps?|desks?|sticks?|gear|chairs?|kits?|lessons?|schools?|trips?|tours?|licen[cs]es?|oils?|irons?|pans?|dish(?:es)?|tips|ideas|mistakes|styles|tools?|rules|spaces?|lots?|spots?|tents?|mats?|stoves?|containers?|wheels?|pins?|suits?|gloves?|rings?|floors?|class(?:es)?|partners?|holes?|lights?|cards?|points?|stations?|clothes|fees?|blocks?|plants?|stars?|cars?|habits|jobs?|pcs?|setups?|plans?|routines?|shows?|contests?|competitions?|paper|books?|materials?|wages?|expenses|costs?)(?: |$)/i;

export const EXPERIENCES = new Set(
  "live spend stay sleep camp quit stop skip fast replace raise eat travel move work retire survive wear drive ride walk sail run visit explore hike cross follow cycle backpack commute date wake share adopt give leave get go become swim climb pay save lose meditate fly speedrun row paddle kayak surf ski skate trek hitchhike delete ban avoid cut try attend join homeschool foster babysit parent own".split(
    " ",
  ),
);

export const LEARNT = new Set(
  "learn study practice practise master draw sing play train dance juggle memorize speak".split(" "),
);

export const CRAFTS = new Set(
  "build make sew bake cook brew craft forge carve knit crochet paint photograph film write design grow print weave assemble cast mix roast ferment restore repair fix renovate refurbish rebuild convert refinish furnish decorate".split(
    " ",
  ),
);

/** Comparisons of activities, living beings or places instead of products. */
export const NO_WARES =
  /\b\w{2,}ing\b|\b(?:dogs?|cats?|kids|men|women|boys|girls|parents|city|cities|country\w*|village|north|south|east|west|morning|night|winter|summer|introverts?|extroverts?|school|college|university|job|work|home|house|life|love|money|talent|luck|nature|nurture|humans?|people|ai|robots?)\b/i;

export const ADVERB =
  /^(?:alone|abroad|outside|outdoors|indoors|barefoot|naked|solo|together|again|daily|slowly|backwards|sustainably|cheaply|well|better|less|more|early|late|only)$/i;
export const PLACE =
  /^(lighthouse|house|castle|palace|mansion|villa|cottage|island|village|city|town|hotel|motel|hostel|resort|airport|station|tunnel|factory|mill|warehouse|mall|prison|jail|hospital|asylum|church|chapel|cathedral|mosque|monastery|convent|temple|shrine|museum|zoo|aquarium|park|forest|jungle|desert|oasis|lake|pond|lagoon|river|waterfall|glacier|canal|beach|bay|reef|fjord|mountain|volcano|street|alley|market|bazaar|country|valley|canyon|bunker|fortress|fort|mine|quarry|ship|shipwreck|school|university|campus|library|theatre|theater|cinema|stadium|casino|subway|metro|border|bridge|dam|tower|skyscraper|cave|catacombs|sewer|harbor|harbour|port|pier|cabin|farm|ranch|vineyard|garden|orchard|cemetery|graveyard|camp|neighborhood|neighbourhood|district|suburb|province|restaurant|diner|bakery|brewery|cafe|café|bar|pub|bookshop|bookstore|workshop|swamp|coast|ruins?|pyramid|windmill|treehouse|basement|attic)s?$/i;

export const PERSON =
  /^(man|woman|person|people|boy|girl|kid|kids|men|women|grandmother|grandma|grandfather|grandpa|grandparents?|mother|mom|mum|father|dad|sister|brother|uncle|aunt|wife|husband|son|daughter|neighbou?r|friend|teacher|nurse|doctor|surgeon|midwife|farmer|baker|chef|fisherman|monk|nun|priest|pilot|sailor|soldier|veteran|artist|musician|drummer|painter|writer|author|poet|actor|actress|firefighter|paramedic|trucker|janitor|cleaner|locksmith|watchmaker|beekeeper|shepherd|barber|butcher|tailor|cobbler|carpenter|blacksmith|plumber|electrician|potter|driver|diver|climber|mechanic|librarian|mayor|clown|magician|detective|dancer|singer|rapper|skater|surfer|runner|boxer|wrestler|lawyer|judge|coach|captain|gardener|hunter|ranger|miner|sculptor|photographer|cyclist|pianist|guitarist|florist|dentist|scientist|engineer|astronaut|collector|inventor|hermit|nomad|refugee|immigrant|widow|king|queen|president|twins?|teenagers?|students?|parents?|strangers?|workers?|players?|makers?|keepers?|busker|butler|waiter|waitress|bartender|cook)s?$/i;

/** Nouns for events, as opposed to physical objects. */
export const EVENT =
  /^(set|show|concert|gig|wedding|funeral|race|marathon|festival|trip|flight|exam|interview|date|day|night|week|weekend|month|year|summer|winter|holiday|vacation|birthday|party|tournament|match|game|tour|audition|speech|birth|surgery|breakup|divorce|move|job|semester|season|attempt|try|lesson|dive|jump|climb|hike|shift|performance|competition)$/i;

export const LEARNABLE =
  /(openings|habits|tricks|skills|exercises|workouts|languages|recipes|hobbies|sports|techniques|strategies|knots|dances|poses)$/i;

export const PRACTICED =
  /^(yoga|pilates|chess|pottery|ceramics|karate|judo|aikido|taekwondo|jiu-jitsu|meditation|mindfulness|photography|videography|cinematography|calligraphy|choreography|origami|carpentry|astronomy|poetry|parkour|ballet|tango|salsa|tennis|badminton|football|soccer|basketball|baseball|hockey|golf|rugby|cricket|volleyball|poker|archery|embroidery|gymnastics|taxidermy|falconry|bonsai|karaoke|improv|stand-up|comedy|magic|sudoku|permaculture|minimalism|veganism|vegetarianism|stoicism|homeschooling|homesteading|crossfit|calisthenics|cardio|sourdough|latte art|piano|guitar|violin|jazz|opera|woodwork|metalwork|leatherwork|needlework|macramé|ikebana|fencing|parenting|animation|conversation|improvisation|self-defence|self-defense)$/i;

export const NOUN_IN_ING =
  /^(thing|king|ring|string|spring|wing|evening|morning|ceiling|wedding|building|sibling|pudding|lightning|clothing|bling|offspring|shilling)s?$/i;

export const WARES =
  /^(headphones|earbuds|earphones|microphones|mics|cameras|lenses|drones|keyboards|mice|laptops|phones|smartphones|tablets|computers|pcs|monitors|tvs|televisions|projectors|speakers|consoles|controllers|printers|chargers|cables|gadgets|apps|robots|vacuums|watches|smartwatches|knives|pans|pots|ovens|stoves|grills|blenders|toasters|fryers|mixers|kettles|machines|grinders|mugs|bottles|lunchboxes|mattresses|pillows|chairs|sofas|desks|lamps|candles|rugs|tents|backpacks|bags|suitcases|wallets|shoes|sneakers|boots|sandals|jackets|coats|jeans|shirts|t-shirts|socks|suits|dresses|hats|gloves|sunglasses|glasses|perfumes|creams|shampoos|razors|toothbrushes|supplements|vitamins|cars|trucks|vans|motorcycles|motorbikes|scooters|bikes|bicycles|skateboards|surfboards|skis|snowboards|kayaks|boats|tools|drills|saws|hammers|screwdrivers|guitars|pianos|violins|keyboards|synths|drums|records|books|notebooks|pens|pencils|markers|paints|toys|dolls|puzzles|games|cheeses|wines|beers|whiskies|coffees|teas|chocolates|candies|snacks|chips|crisps|burgers|pizzas|noodles|cereals|sauces|sandwiches|cookies|cakes|croissants|donuts|steaks|sausages|hotels|airlines|mattresses|telescopes|binoculars|umbrellas|helmets|rackets|balls|bows|e-readers|ebikes|e-bikes|webcams|routers|heaters|fans|batteries|bulbs|locks)$/i;

export const OF_WARES =
  /\b(cheap|cheapest|budget|affordable|expensive|luxury|second-hand|secondhand|used|refurbished|worst-rated|best-selling|wireless|branded|designer|fake|counterfeit|dollar-store)\b/i;

export const ABSTRACT =
  /(ing|ment|ness|ity|tion|sion|ism|ance|ence|ship|hood|dom|life|love|death|sleep|dream|idea|plan|way|world|future|past|luck|crisis|war|law|rule|theory|secret|habit|routine|career|diet|workout|challenge|money|music|food|water|history|fashion|language|friend|family|mind|body|fear|anger|pain|joy)$/i;

export const CONCRETE =
  /^(collection|edition|painting|drawing|ring|necklace|instrument|watch|clock|typewriter|radio|jukebox|pickup|tractor|motorhome|wagon|carriage|boat|canoe|plane|letter|postcard|diary|box|chest|trunk|key|coin|stamp|map|photo|photograph|book|record|lamp|mirror|chair|table|wardrobe|piano|guitar|violin|accordion|doll|teddy|quilt|dress|suit|coat|ring|sword|knife|vase|statue|sculpture|bike|bicycle|car|engine|machine|computer|phone|camera|recipe)s?$/i;
