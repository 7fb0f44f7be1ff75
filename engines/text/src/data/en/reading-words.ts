import type { ReadingWords } from "../word-lists.ts";

export const englishReadingWords: ReadingWords = {
  determiners:
    "a an the my our your his her its their this that these those every each some any no all both another one two three four five six seven eight nine ten",
  prepositions:
    "in on at for with without from through by as of under underneath beneath below above over across along around among against between behind beyond beside toward towards into onto inside outside within near during until till since after before despite like about off up per via",
  subjects: "i we you he she it they nobody everyone everybody someone somebody everything something nothing there who",
  self: "i we",
  relatives: "who whose which that where when",
  conjunctions: "and but or so because while if unless although though then than",
  questions: "why how what who when where which",
  auxiliaries:
    "is are was were be been being am has have had do does did can could will would should must may might isn't aren't wasn't can't hasn't haven't hadn't weren't wouldn't shouldn't couldn't won't don't doesn't didn't",
  adverbs:
    "alone abroad outside outdoors indoors barefoot naked solo together again daily slowly backwards only really just finally almost never always secretly accidentally still even well better less more early late here now today myself suddenly quietly not",
  units:
    "second seconds minute minutes hour hours day days night nights week weeks weekend weekends month months year years summer winter",
  limits: "without only no zero using",
  placePrepositions:
    "in on at inside under near across through around into to underneath beneath behind over along off beyond outside within",
  versus: "vs vs. versus or",
  animals:
    "dog dogs puppy puppies cat cats kitten kittens hamster rabbit rabbits fox foxes wolf wolves bear bears raccoon raccoons squirrel squirrels monkey mouse mice rat rats owl owls horse horses pony cow cows pig pigs sheep goat goats elephant chicken chickens hen hens duck ducks goose penguin penguins turtle tortoise frog parrot crow crows raven pigeon pigeons bird birds fish shark sharks octopus whale whales dolphin dolphins snake snakes lizard spider spiders bee bees ant ants butterfly donkey llama alpaca camel deer moose hedgehog otter otters beaver seal bat bats lion tiger panda gorilla crocodile alligator animal animals pet pets ferret axolotl seagull gull peacock swan boar hawk eagle falcon chipmunk possum skunk lynx coyote kangaroo koala sloth walrus lobster crab wasp hornet moth snail worm gecko iguana chameleon hippo rhino giraffe zebra leopard cheetah cheetahs seagulls",
  people:
    "man woman person people boy girl kid kids men women child children grandmother grandma grandfather grandpa grandparents mother mom mum father dad parents sister brother siblings uncle aunt wife husband son daughter neighbor neighbour neighbors neighbours friend friends teacher nurse doctor surgeon farmer baker barber chef fisherman monk nun priest pilot sailor captain king queen artist painter singer dancer athlete runner boxer carpenter blacksmith shepherd beekeeper librarian student stranger strangers roommate boss family couple twins team band village-elder mayor clown magician collector thief detective inventor toddler baby teenager keeper keepers maker makers mechanic plumber electrician tailor cobbler watchmaker smith butcher driver trucker firefighter soldier veteran scientist professor engineer programmer designer photographer actor actress comedian dj rapper musician pianist violinist drummer gardener janitor waiter waitress bartender barista grandkids cousin nephew niece girlfriend boyfriend fiancé partner landlord tenant coach referee champion swimmer cyclist climber hermit tribe villagers locals millionaire billionaire hacker spy astronaut hunter miner",
  foods:
    "bread sourdough pizza pasta noodles ramen rice burger burgers cake cakes cookies croissant croissants cheese chocolate coffee espresso tea soup stew curry taco tacos sushi steak sandwich sandwiches eggs pancakes pancake donuts pie ice-cream salad sauce wine beer honey jam butter bacon sausage potatoes fries tomatoes pumpkin pumpkins apples strawberries mushrooms dumplings kimchi pickles breakfast lunch dinner dish dishes meal meals recipe recipes food meat vegetables fruit dessert snacks snack candy sugar salt chili waffles waffle bagel bagels muffin muffins lasagna risotto paella falafel hummus kebab barbecue brisket ribs wings nuggets chips popcorn pretzel pretzels brownie brownies cheesecake tiramisu baguette ketchup mustard mayo",
  places:
    "backyard yard courtyard driveway store shop bakery cinema roof pool suburbs house home cabin castle palace mansion villa cottage island village city town hotel motel hostel airport station tunnel factory mill mall prison hospital asylum church cathedral monastery temple museum zoo aquarium park forest jungle desert beach mountain mountains volcano cave lake river sea ocean coast farm ranch barn attic basement bunker garage garden backyard balcony kitchen bathroom bedroom office school university library street road bridge border tower lighthouse lookout treehouse van bus boat houseboat ship train tent igloo container warehouse supermarket restaurant theater stadium ruins pyramid country neighborhood apartment dorm woods space moon subway alley canyon waterfall valley cliff pier harbor dock market mine quarry dam arena court field playground carnival circus fairground cemetery graveyard chapel shrine monument observatory laboratory lab studio workshop diner cafe bar pub casino skyscraper elevator hallway rooftop campground campsite trail swamp islands lagoon reef fjord glacier iceberg arcade",
  products:
    "headphones earbuds microphone microphones camera cameras lens lenses drone drones keyboard keyboards laptop laptops phone phones smartphone smartphones tablet tablets computer pc monitor tv projector speaker speakers console printer gadgets app apps robot watch watches smartwatch knife knives pan pans oven shoes sneakers boots jacket backpack mattress pillow bike bikes scooter car cars tools telescope telescopes guitar guitars chair chairs desk tent tents skateboard consoles tvs monitors mouse controllers webcam router charger chargers vacuum blender fryer toaster kettle grill gloves coat suitcase sunglasses glasses helmet tires motorcycle motorcycles van vans truck trucks toys lego perfume perfumes razors makeup sofa couch",
  practices:
    "yoga chess pottery karate judo meditation photography calligraphy origami carpentry astronomy poetry parkour ballet tango salsa tennis football soccer basketball baseball hockey golf rugby swimming running climbing hiking camping cycling skating surfing skiing sailing fishing gardening beekeeping cooking baking knitting sewing painting drawing singing dancing juggling boxing fencing archery minimalism thrifting homeschooling fasting insomnia budgeting woodworking blacksmithing speedrunning piano violin guitar drums",
  histories: "history story origin origins invention birth evolution discovery rise fall",
};
