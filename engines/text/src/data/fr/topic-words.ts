import type { TopicWords } from "../../frames/topic-type.ts";

export const NOT_INFINITIVE = /^(hiver|mer|fer|cuir|désir|hier|cher|premier|dernier|papier|atelier|janvier|février)$/;

export const TOPIC_WORDS: TopicWords = {
  live: /^(vivre|voyager|courir|arrêter|manger|élever|dormir|survivre|habiter|marcher|traverser|déménager|travailler|jeûner|partir|quitter|passer|visiter|renoncer|se passer)(?= |$)/i,
  learn: /^(apprendre|étudier|s['’]entraîner|pratiquer|jouer|dessiner|chanter|danser|maîtriser|mémoriser)(?= |$)/i,
  place:
    /^(phare|maison|château|palais|île|village|ville|hôtel|aéroport|gare|tunnel|usine|prison|hôpital|église|monastère|musée|parc|forêt|jungle|désert|lac|fleuve|rivière|plage|montagne|volcan|rue|quartier|marché|pays|vallée|mine|port|pont|tour|grotte|cabane|ferme|cimetière|restaurant|côte|route|bunker|sous-sol)s?$/i,
  person:
    /^(grand-mère|grand-père|mère|père|parents|sœur|frère|fils|fille|voisine?|amie?|professeure?|infirmière?|infirmier|médecin|boulangère?|boulanger|cuisinière?|cuisinier|pêcheur|berger|bergère|artiste|musicienn?e?|homme|femme|personne|gens|enfants|facteur|apiculteur|horloger)s?$/i,
  past: /^(?:l['’]|la )?(?:vraie |étrange |véritable )?(?:histoire|invention|origine) (?:de|du|des) |^(?:l['’]|la )?(?:vraie |étrange |véritable )?(?:histoire|invention|origine) d['’]/i,
  event:
    /^(jour|journée|nuit|semaine|mois|année|an|été|hiver|voyage|mariage|concert|course|examen|entretien|anniversaire|fête|rendez-vous|vol|déménagement|spectacle|tournée|match|tournoi|essai|tentative|garde)s?$/i,
  practice:
    /^(échecs|yoga|poterie|céramique|photographie|photo|méditation|jardinage|bricolage|escalade|randonnée|cyclisme|natation|peinture|dessin|couture|menuiserie|cuisine|pâtisserie|surf|plongée|pêche|danse|tango|salsa|boxe|karaté|judo|tennis|football|foot|basket|running|camping|minimalisme|véganisme|calligraphie|origami|poésie|théâtre|magie|astronomie|apiculture|tricot|crochet|piano|guitare|violon|chant|patinage|ski|équitation|permaculture|marathon|jeûne|covoiturage|programmation)$/i,
  wares:
    /^(casques?|écouteurs|appareils|caméras|objectifs|drones|claviers|souris|ordinateurs|portables|téléphones|tablettes|écrans|téléviseurs|enceintes|consoles|imprimantes|montres|couteaux|poêles|casseroles|fours|cafetières|mixeurs|friteuses|matelas|oreillers|chaises|canapés|bureaux|lampes|tentes|sacs|valises|chaussures|baskets|bottes|vestes|manteaux|jeans|robes|lunettes|parfums|crèmes|shampoings|voitures|motos|vélos|trottinettes|vans|outils|perceuses|guitares|livres|carnets|stylos|jouets|jeux|fromages|vins|bières|cafés|thés|chocolats|burgers|pizzas|croissants|baguettes|biscuits|aspirateurs|robots|télescopes|micros)$/i,
  ofWares: /(?<!\p{L})(pas chers?|bon marché|d['’]occasion|usagé[es]*|sans fil|de luxe|de marque|chères?)(?!\p{L})/iu,
  abstract:
    /(tion|sion|té|ment|isme|ance|ence|esse|vie|amour|mort|sommeil|rêve|idée|plan|monde|avenir|passé|chance|crise|guerre|loi|règle|théorie|secret|habitude|routine|carrière|régime|défi|argent|musique|nourriture|eau|peur|douleur|silence|temps)$/i,
  aged: /(?<!\p{L})(?:vieux|vieille|ancien|rouillé|cassé|vintage|oublié|usé)/iu,
  singledOut: /(?:^| )(dernier|dernière|plus vieux|plus vieille|plus jeune|seule?|premier|première) /i,
  trade: /(er|ère|eur|euse|iste|ien|ienne|teur|trice|on|onne)$/i,
};

export const NO_WARES =
  /(?<!\p{L})(?:\p{L}{2,}(?:er|ir|re)|chiens?|chats?|enfants|hommes?|femmes?|ville|campagne|mer|montagne|plage|nord|sud|été|hiver|nuit|amour|argent|chance|talent)(?!\p{L})/iu;

export const FEMININE =
  /^(main|faim|fin|mer|mort|nuit|dent|peau|eau|clé|forêt|soif|fois|croix|noix|voix|part|plupart|chanson|maison|boisson|leçon|prison|saison|raison|façon|moto|photo|vidéo|radio|météo)$/;

export const MASCULINE =
  /^(vélo|musée|lycée|verre|livre|arbre|centre|titre|théâtre|monde|groupe|site|système|problème|fromage|village|voyage|garage|jardinage|bricolage|ménage|covoiturage|camping|beurre|sucre|café|thé|cidre|vinaigre|marbre|cuivre|phare|siècle|style|rêve|jeûne|silence|commerce|pain|vin|feu)$/;
/** Words with a silent h, which require elision. Before any other h there is no elision. */
export const SILENT_H =
  /^(h[aio]bit|heure|histoire|homme|huile|huître|hôtel|hôpital|hiver|herbe|horloge|humour|humeur|héritage|hésit|harmoni|honn|honor|humid|hébreu|horizon|hypno)/i;
