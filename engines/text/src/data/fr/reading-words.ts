import type { ReadingWords } from "../word-lists.ts";

export const frenchReadingWords: ReadingWords = {
  determiners:
    "le la les l' un une des mon ma mes notre nos ton ta tes votre vos son sa ses leur leurs ce cet cette ces chaque tout toute tous toutes quelques plusieurs aucun aucune deux trois quatre cinq six sept huit neuf dix",
  prepositions:
    "à au aux de du d' en dans sur sous avec sans pour par contre chez vers entre depuis pendant jusqu'à jusqu' jusqu'au jusque avant après derrière devant malgré selon comme",
  subjects: "je j' nous tu vous il elle ils elles on personne quelqu'un tout rien",
  self: "je j' nous on",
  relatives: "qui que qu' dont où lorsque quand",
  conjunctions: "et ou mais parce car si donc or ni puis alors",
  questions: "pourquoi comment que quoi qui quand où quel quelle quels quelles combien",
  auxiliaries: "est sont était étaient fut a ont ai as avons avez avait avaient peut peuvent doit va vont suis sommes",
  adverbs:
    "seul seule seuls ensemble toujours jamais déjà presque aussi très plus moins mieux ici aujourd'hui ne pas n' se s' me m' te t' lui y encore pieds enfin",
  units:
    "seconde secondes minute minutes heure heures jour jours nuit nuits semaine semaines mois an ans année années été hiver week-end",
  limits: "sans seulement uniquement",
  placePrepositions: "à au aux en dans sur sous chez vers derrière devant entre par jusqu'à",
  versus: "vs vs. contre versus ou",
  animals:
    "chien chienne chiens chiot chat chatte chats chaton hamster lapin lapins renard renards loup loups ours raton écureuil écureuils singe souris rat hibou cheval chevaux poney vache vaches cochon cochons mouton moutons chèvre chèvres éléphant poule poules coq canard canards oie pingouin manchot tortue tortues grenouille perroquet corbeau corbeaux pigeon pigeons oiseau oiseaux poisson poissons requin requins poulpe pieuvre baleine baleines dauphin dauphins serpent serpents araignée abeille abeilles fourmi fourmis papillon âne ânes lama chameau cerf hérisson loutre castor phoque lion tigre panda crocodile animal animaux insectes mouette mouettes goéland sanglier sangliers cygne paon aigle faucon lynx kangourou koala crabe guêpe escargot girafe zèbre furet perruche canari poussin caneton veau agneau jument poulain chevreuil marmotte blaireau belette cigogne flamant flamants",
  people:
    "horloger forgeron homme femme personne gens garçon fille enfant enfants hommes femmes grand-mère grand-père grands-parents mère maman père papa parents sœur frère frères oncle tante épouse mari fils voisin voisine voisins ami amie amis professeur infirmière médecin chirurgien agriculteur boulanger boulangère coiffeur chef pêcheur moine curé pilote marin capitaine roi reine artiste peintre chanteur athlète boxeur menuisier forgeron berger bergère cordonnier étudiant inconnu inconnus patron famille couple jumeaux équipe maire clown magicien voleur bébé belle-mère beau-père petit-fils petite-fille copain copine cousin cousine gardien gardienne mécanicien couturière tailleur boucher serveur serveuse chauffeur soldat scientifique ingénieur photographe acteur actrice humoriste musicien pianiste jardinier entraîneur champion championne cycliste ermite millionnaire facteur policier avocat vigneron luthier sabotier mineur potier apiculteur meunier pompier grand-tante",
  foods:
    "pain levain pizza pâtes nouilles ramen riz burger gâteau gâteaux tarte biscuits croissant croissants fromage fromages chocolat café thé soupe ragoût sushi steak sandwich œufs crêpes crêpe glace salade sauce vin bière miel confiture saucisse pommes frites tomates potiron fraises champignons petit-déjeuner déjeuner dîner plat plats repas recette recettes viande légumes fruits dessert sucre sel raclette baguette gaufres gaufre muffins lasagnes risotto paella houmous kebab camembert brioche éclair macarons madeleines quiche ratatouille cassoulet choucroute fondue tartiflette mousse nutella moutarde compote",
  places:
    "maison cabane château palais manoir île village ville hôtel auberge aéroport gare tunnel usine moulin prison hôpital église cathédrale monastère temple musée zoo parc forêt jungle désert plage montagne montagnes volcan grotte lac rivière mer océan côte ferme grange grenier cave bunker garage jardin balcon cuisine chambre bureau école université bibliothèque rue route pont frontière phare van bus bateau péniche train tente igloo conteneur entrepôt supermarché restaurant théâtre stade ruines pays quartier appartement espace lune métro toit cinéma boulangerie librairie épicerie café bar marché mine carrière barrage cimetière chapelle sanctuaire monument observatoire laboratoire atelier studio ruelle canyon cascade vallée falaise port place gratte-ciel piscine hameau mas refuge camping glacier vidéoclub fête cirque bulle station",
  products:
    "écouteurs casque micro micros caméra appareil objectif drone drones clavier ordinateur téléphone portable tablette écran télé enceinte console imprimante applications robot montre montres couteau couteaux poêle four chaussures bottes veste matelas oreiller vélo vélos trottinette voiture voitures moto outils télescope guitare chaise table consoles télés claviers ordinateurs téléphones casques enceintes chargeurs aspirateur mixeur friteuse grille-pain cafetière lunettes pneus jouets parfums canapé micro-ondes trottinettes motos",
  practices:
    "yoga échecs poterie karaté judo méditation photographie calligraphie menuiserie astronomie poésie ballet tango salsa tennis football basket natation escalade randonnée camping cyclisme surf ski pêche jardinage apiculture couture tricot minimalisme jeûne insomnie piano violon",
  histories: "histoire origine invention naissance évolution découverte ascension chute",
};
