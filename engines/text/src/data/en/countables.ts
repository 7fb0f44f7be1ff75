import { wordList } from "../word-lists.ts";

/** Things of which there are several: a brief that names one in the singular means all of its kind ("lighthouse"). */
export const COUNTABLES = wordList(
  `accordion alarm ambulance anchor antenna apron axe bag balloon band bank barrel basket bathtub battery bed bell bench bicycle bike
  bill blanket board bomb bone book bookcase bottle bowl box bracelet brain brick broom brush bucket bullet button calculator calendar
  candle cannon canoe cap car card carousel carpet cart catapult chain chandelier cheque church clock cloud coin comb comet compass
  computer cone corset costume cradle crane crater crossword crown cupboard curtain diary dice dictionary dictator diamond door doll
  doorbell dream drum dustbin ear earthquake egg elevator elbow engine envelope escalator eye eyebrow fan feather fence ferry festival
  fingerprint fire-engine firework flag flute fork fossil fountain fridge funeral-home funfair gargoyle gate ghost glove gnome gravestone
  hammer hammock handbag handle handshake hat hearse hedge helicopter helmet holiday hook hourglass hurricane hydrant igloo instrument
  iron island jar jigsaw key keyhole kite knot label ladder lamp lamppost language lantern law-mower lawnmower letter letterbox lift
  lightbulb lighter lightning-rod lock locomotive loom magnet mailbox map marathon marble mask mast match matchbox medal menu meteorite
  microscope microwave milkman mirror moat mosaic moustache mushroom nail napkin necklace needle nest newspaper nightmare notebook oar
  orchard organ oven padlock paintbrush parachute parade passport pen pencil pendulum photograph phonebook pigeonhole pillar pillow pipe
  planet plate plug pocket pond port portrait postbox postcard poster potter prism propeller puddle puppet puzzle pylon queue quilt
  radiator radio raft railway rainbow receipt record remote ribbon river robot rocket roof roundabout rug ruler saddle safe sail sandal
  sandcastle satellite saw scar scarecrow scarf scissor seesaw shadow shelf shoe shoelace shovel sign signature siren sketchbook skeleton
  skyscraper sledge sleeve slipper snowflake snowman sock song spoon spreadsheet staircase stamp star statue stethoscope sticker stove
  submarine suitcase sundial sunflower supermarket swing switch sword table tap tattoo tax teapot telephone telegram tent thermometer thermos
  ticket tie tile toaster tombstone tooth toothbrush toothpick torch tornado towel tower tractor trampoline tram trampoline trap treadmill
  tree trench trolley trophy trumpet tsunami turbine turnstile typewriter umbrella unicycle uniform urn vase violin volcano vitamin wallet
  wardrobe watermill wave weathervane wedding well wheel wheelbarrow whistle wig windmill window xylophone yacht zip zipper
  sauna allotment laundromat launderette observatory phonebox telephone-box vending-machine cable-car measure machine job shift sale market fair auction race parade raffle lottery vote ritual superstition dialect accent tradition`,
);

/** How a noun is put in the plural: the first ending that fits. */
export const PLURALS: readonly [readonly [RegExp, string], ...(readonly [RegExp, string])[]] = [
  [/(?<=fire|milk|snow|post|sales|fisher|^|^wo)man$/iu, "men"],
  [/person$/iu, "people"],
  [/child$/iu, "children"],
  [/mouse$/iu, "mice"],
  [/goose$/iu, "geese"],
  [/(f|t)oo(t|th)$/iu, "$1ee$2"],
  [/(fish|sheep|deer|moose|squid)$/iu, "$1"],
  [/(kni|wi|li)fe$/iu, "$1ves"],
  [/(wol|shel|lea|cal|hal|loa|scar)f$/iu, "$1ves"],
  [/([^aeiou])y$/iu, "$1ies"],
  [/(s|x|z|ch|sh)$/iu, "$1es"],
  [/(volcan|mosquit|potat|tomat)o$/iu, "$1oes"],
  [/$/u, "s"],
];
