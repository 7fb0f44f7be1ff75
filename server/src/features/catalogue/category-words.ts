/** The words of each category; a trailing * matches any ending. */
export const categoryWords: Record<string, string> = {
  Survival:
    "survive* survival* bushcraft wilderness campfire stranded castaway shelter overnight offgrid supervivencia überlebe* survie",
  "Building & DIY":
    "build* built diy renovat* cabin shed deck container treehouse concrete workshop plywood construi* construc* bauen gebaut construire construit maison selbstgebaut",
  Woodworking: "woodwork* carpent* joinery lathe dovetail chisel oak walnut workbench drechsel* menuiserie carpintería",
  "Home & Interior":
    "apartment decor interior declutter* organiz* bedroom kitchen makeover ikea wohnung deko salon decoración",
  Gardening: "garden* plant* seeds tomato* compost* greenhouse harvest soil huerto jardín garten gemüse potager jardin",
  Cooking:
    "cook* recipe* chef kitchen dinner pasta steak sauce ramen curry bbq grill* receta* cocin* kochen rezept* recette* cuisin*",
  Baking: "bak* bread sourdough cake cookies pastry croissant* dough pan backen kuchen brot pain gâteau pâtisserie",
  "Food & Restaurants":
    "restaurant* food eating taste tasting mukbang buffet menu michelin burger pizza comida essen manger",
  Fitness:
    "workout* gym fitness muscle* abs pushup* squat* marathon running training lift* entrenamiento rutina muskel* entraînement musculation",
  "Health & Wellness":
    "sleep anxiety therap* doctor health* diet meditat* yoga habit* salud schlaf gesund* santé sommeil",
  "Beauty & Fashion":
    "makeup skincare beauty hair hairstyle outfit* fashion haul nails style maquillaje schminke mode maquillage",
  "Sandbox Games": "minecraft roblox terraria fortnite skyblock obby modpack sandbox brookhaven crafting",
  "Action Games":
    "valorant gta warzone gameplay walkthrough boss playthrough speedrun* elden souls fps raid zombies lets",
  Esports: "esports tournament* grand finals major iem worlds vct lck rlcs",
  "Music Videos": "official music video audio visualizer lyric* feat ft mv remix prod album",
  "Music Making":
    "guitar piano drum* bass synth producer beat chords songwriting mixing guitarra klavier gitarre guitare",
  "Live Music": "live concert acoustic session* tour unplugged performance",
  "Films & Trailers": "trailer teaser film movie cinema netflix season episode marvel avengers anime",
  "Film Essays": "explained ending essay analysis screenplay cinematograph* director plot",
  Animation: "animation animated cartoon animatic stopmotion claymation",
  Football: "football soccer goals fifa premier liga champions uefa highlights madrid barcelona fussball",
  Basketball: "nba basketball lakers warriors dunk* celtics hoops",
  "Combat Sports": "ufc boxing mma wwe knockout fight* wrestling raw smackdown",
  Motorsport: "f1 formula race racing rally motogp nascar lap*",
  "Cars & Restoration":
    "car cars engine* restor* truck* garage turbo mechanic* rusty abandoned motor coche* auto* voiture*",
  Travel: "travel* trip flight airport hotel city country island train passport viaje* reise* voyage*",
  "Van Life": "van vanlife camper motorhome rv roadtrip boondocking furgoneta wohnmobil fourgon",
  "Tech Reviews":
    "review unboxing iphone android laptop phone camera gadget* headphones monitor pc análisis testbericht",
  Programming:
    "code coding program* javascript python rust developer software api database linux algorithm* ai app* programmier*",
  "Space & Physics":
    "space planet* star* galaxy nasa rocket* physics quantum gravity universe moon mars telescope* universo weltraum espace",
  "Nature & Wildlife": "wildlife animal* ocean shark* bear bird* forest jungle lion whale* nature snake*",
  Pets: "dog* puppy cat cats kitten* pet pets parrot hamster rabbit perro* gato* hund* katze* chien* chat",
  History: "history ancient roman empire war medieval battle century king historia geschichte histoire",
  Mysteries: "mystery unsolved disappear* haunted crime case killer missing strange secret* misterio rätsel mystère",
  "Money & Investing": "money invest* stock* rich debt budget* salary passive crypto bitcoin dinero geld argent bourse",
  Business: "business startup company entrepreneur* ceo sales marketing brand negocio unternehmen entreprise",
  "News & Politics":
    "news president election government congress senate minister breaking trump biden noticias nachrichten politique",
  Podcasts: "podcast interview episode ep conversation",
  "Comedy & Pranks": "funny prank* comedy standup sketch parody roast jokes broma* lustig* drôle",
  Challenges: "challenge* last leave win $1 $100 $10,000 hours vs dare extreme reto* défi",
  "Daily Life": "vlog day life morning routine grwm storytime family moving vida alltag quotidien",
  "Kids & Family": "kids toys nursery rhyme* baby children toddler cocomelon abc colors niños kinder enfants comptine*",
  "Art & Drawing":
    "art draw* paint* sketchbook watercolor illustration artist pottery ceramic* dibuj* malen zeichnen dessin*",
  "Languages & Study": "learn* language english grammar study exam student school teacher aprende* lernen apprendre",
  Aviation: "plane pilot cockpit flying airplane aircraft boeing airbus helicopter",
};

/** The fallback for titles without such words. */
export const platformCategories: Record<string, { id: number; ours: string }> = {
  "Film & Animation": { id: 1, ours: "Films & Trailers" },
  "Autos & Vehicles": { id: 2, ours: "Cars & Restoration" },
  Music: { id: 10, ours: "Music Videos" },
  "Pets & Animals": { id: 15, ours: "Pets" },
  Sports: { id: 17, ours: "Sports" },
  "Travel & Events": { id: 19, ours: "Travel" },
  Gaming: { id: 20, ours: "Gaming" },
  "People & Blogs": { id: 22, ours: "Daily Life" },
  Comedy: { id: 23, ours: "Comedy & Pranks" },
  Entertainment: { id: 24, ours: "Entertainment" },
  "News & Politics": { id: 25, ours: "News & Politics" },
  "Howto & Style": { id: 26, ours: "How-to" },
  Education: { id: 27, ours: "Education" },
  "Science & Technology": { id: 28, ours: "Science" },
  "Nonprofits & Activism": { id: 29, ours: "Activism" },
};
