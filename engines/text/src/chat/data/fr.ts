import type { RequestGrammar } from "./request-grammar.ts";

export const french: RequestGrammar = {
  signs:
    "le les des du avec sans pour je j' ai une et dans comment pourquoi mon ma mes au aux à donne moi fais sur titres titre miniature miniatures vidéo vidéos stp svp merci bonjour salut quel quels quelle quelles où qui plus court courte fort premier première deuxième troisième dernier dernière nouveau projet projets retiens est sont tu peux pourrais veux voudrais aimerais écris dessine propose trouve cherche montre mais aussi ça celui celle ce cette ces c' d' l' qu' n' t' m' s' idées idée paquet paquets enregistre raccourcis reformule refais enlève pareil même en ont deux trois quatre cinq six sept huit neuf dix chaîne chaînes un que autour propos depuis mois de il elle nous vous ils elles on lui leur leurs notre nos votre vos ton ta tes son sa ses être avoir fait faire faut veut vais va vont suis es sommes êtes était étaient avais avait aurais aurait sera pas ne moins très trop peu beaucoup tout tous toute toutes rien quelque quelqu'un personne aucun aucune chaque chez vers entre pendant avant après sous sauf si parce donc or ni car quand dont lequel laquelle jusque voici voilà là ici hier demain déjà encore toujours jamais souvent peut-être truc trucs machin quoi combien",
  abbreviations:
    "c=c'|g=j' ai|jsais=je sais|jsuis=je suis|jveux=je veux|jvoudrais=je voudrais|jai=j' ai|javais=j' avais|jaimerais=j' aimerais|jme=je me|jfais=je fais|chui=je suis|chuis=je suis|chais=je sais|tas=t' as|taurais=t' aurais|pr=pour|ds=dans|ac=avec|tt=tout|qq=quelque|qqch=quelque chose|qqc=quelque chose|pk=pourquoi|pq=pourquoi|bcp=beaucoup|dc=donc|tkt=ok|stpl=stp|steuplé=stp|vid=vidéo|vids=vidéos|mini=miniature|minis=miniatures|ke=que|keske=qu' est ce que|kel=quel|kelle=quelle|ptit=petit|ptite=petite|ptits=petits|auj=aujourd'hui|cmt=comment|vs=vous|ns=nous|nv=nouveau|nvl=nouvelle|ya=il y a|yavait=il y avait|ct=c' était",
  spelling:
    "titre titres miniature miniatures concept concepts paquet paquets projet projets retiens raccourcis reformule variantes sponsor publiés récentes",
  polite:
    "s' il (?:te|vous) plaît|s' il te plait|stp|svp|merci|merci d' avance|bonjour|salut|coucou|hey|hello|ok|okay|bon|bien|alors|donc|maintenant|aussi|ensuite|puis|et|peut être|si possible|si tu peux|ce serait (?:super|top|cool|bien)|vite|vite fait|juste|tiens|dis|allez|euh|cool|super|en fait|mec|steuplait|plait|sympa|nickel|parfait|génial|top|ouais|oui|du coup|au fait|dis moi|s' te plaît|s' te plait|si ça te dit|quand tu peux|s' il vous plait|pls",
  tail: "tant que t' y es|tant qu' à faire|pendant que t' y es|pour demain|au passage|une idée|des idées|t' as (?:une idée|des idées|quelque chose|un truc)|(?:tu as|as tu|aurais tu) (?:une idée|des idées)|tu (?:peux|pourrais) m' aider|tu m' aides|aide moi|t' en penses quoi|qu' en penses tu|tu proposes quoi|déjà|quelque part|ou quoi|ou un truc|ou autre|quoi|mdr|lol|hein|haha|frère|poto|bro|wesh|en gros|voilà|sans que (?:ça|ce soit|cela)(?: \\S+){1,4}|sans (?:gêner|saouler|être lourd|faire trop pub)",
  ask: "(?:auriez vous|aurais tu|auriez|aurais|vous auriez|tu aurais)(?: \\S+)? l' (?:amabilité|gentillesse|obligeance)(?: de)?|(?:serait|est) (?:il|ce) possible (?:de|d')|(?:serait|est) il possible d' avoir|(?:de )?(?:me|nous) (?:proposer|donner|faire|écrire|rédiger|dessiner|trouver|préparer|suggérer)|je (?:souhaiterais|désirerais|désire)(?: avoir)?|veuillez|merci de (?:me )?(?:proposer|donner|faire|écrire|rédiger|dessiner|préparer)|on cherche|cherchons|voudrait|(?:est ce que )?(?:tu|vous) (?:peux|pourrais|pouvez|pourriez|saurais)|(?:peux|pourrais|pouvez|pourriez|saurais) (?:tu|vous)|j' (?:aimerais|ai besoin)|je (?:veux|voudrais|cherche|souhaite|souhaiterais)|il (?:me|nous) (?:faut|faudrait)|donn\\w*|file|écris|écrire|rédige|rédiger|fais|fait|faire|crée|créer|génère|générer|propos\\w+|suggèr\\w*|suggère|suggérer|dessine|dessiner|peins|conçois|imagine|imaginer|trouve|trouver|trouves|invente|prépare|préparer|montre|montrer|(?:t'|tu) (?:as|aurais)|as tu|aurais tu|avez vous|balance|envoie|sors|aide|illustre|croque|besoin|moi|nous|on (?:veut|voudrait)|y a t il|il y a|balance|file|envoie|lâche|sors|filer|refile|ponds|pondre|donne m'|trouve m'|t' aurais|tu aurais|t' as|aide|aide moi|aide moi à|bidouille|bricole|j' aimerais voir|je voudrais voir|il me faut|faut|réfléchi\\w*(?: à)?|pense[rsz]?(?: à)?|cherche[rsz]?(?: à)?|penses?|faudrait|il faudrait|m' faut|faut que|jveux|jvoudrais|j' veux|je veux bien|j' voudrais|jaimerais|j' aurais besoin|aurais besoin|on peut|je peux avoir|tu peux|peux|pond|ponds moi|pond moi|fais moi|donne moi|trouve moi|file moi|balance moi|sors moi|lâche moi|envoie moi|propose moi|imagine moi|écris moi|dessine moi|t' aurais pas|tu m'|tu me|m'|me|sortir|file moi|concocte|mitonne|bosse|cherche moi|prépare moi|tu veux bien",
  imperatives:
    "donne|écris|fais|crée|génère|propose|suggère|dessine|montre|enregistre|sauvegarde|sauve|mets|garde|raccourcis|reformule|cherche|trouve|change|transforme|prépare|retiens|liste|ajoute|enlève|réécris|imagine|rédige",
  filler:
    "un|une|des|le|la|les|l'|de|du|d'|pour|sur|en|à|au|aux|avec|et|ou|me|moi|mon|ma|mes|que|qu'|qui|est|sont|par|se|ce|cette|ces|c'|quelques|bons|bonnes|meilleurs|meilleures|vidéo|vidéos|youtube|idées?|suggestions?|propositions?|options?|plus|autres?|nouveaux|nouvelles|nouveau|quel|quels|quelle|quelles|y|a|ont|je|j'|tu|t'|on|nous|notre|tous|toutes|dans|comme|là|s'|n'|m'|qu|stp|as|pr|aucune?|un truc|trucs?|quelque|chose|pas",
  articles: "un|une|des|le|la|les|l'|mon|ma|mes|quelques",
  one: "un|une|un seul|une seule|juste un|juste une",
  some: "des|quelques|plusieurs|d' autres|plus de|de nouveaux|de nouvelles|une liste de|les",
  about:
    "où (?:on me voit|on voit|il y a|on voie|j' apparais)|avec (?=\\S)|qui montre|d' après|inspirée? d'|genre(?= \\S)|(?:pour )?le truc (?:où|sur)|sur|à propos (?:de|du|des|d')|pour|de|du|des|d'|avec|où|dans (?:laquelle|lequel|lesquelles)|autour (?:de|du|des|d')|concernant|au sujet (?:de|du|des|d')|qui (?:parle|parlent|explique|expliquent|montre|traite) ?(?:de|du|des|d')?|liées? (?:à|au|aux)|basées? sur|inspirées? (?:de|du|par)|quand|en|à partir (?:de|du|d')|dans|pr|pr une|pour une|à|au|aux|chez|par",
  topicIs:
    "(?:la |ma )?vidéo (?:c' est|ce sera|est)(?: sur| moi qui| quand)?(?= (?!trop|très|nulle|longue|courte|bien)\\S+ \\S+)|(?:la|ma|notre) (?:prochaine|nouvelle|dernière)(?: vidéo| vid)?(?: ,)? (?:c' est|ça parle de|ce sera|sera|est|parle de|parle d'|porte sur|sur)(?: sur)?|(?:la |ma )?(?:vidéo|thème|sujet) ?:|ça (?:cause|parle|traite) (?:de|du|des|d')|(?:je viens de|je vais|on va|j' ai) (?:tourner|filmer|faire|monter|fini|tourné|filmé|fait) (?:de monter )?(?:une|la|ma) vidéo (?:sur|où|de|dans laquelle)|thème(?= \\S+ \\S+)|sujet(?= \\S+ \\S+)|la vidéo parle (?:de|du|des|d')|vidéo parle (?:de|du|des|d')|(?:le |mon |notre )?(?:sujet|thème)(?: de la vidéo)?(?: est| c' est|:| :| serait)|(?:la |ma |cette |prochaine |nouvelle )*vidéo (?:parle|parlera|traite|porte|est|sera) (?:de|du|des|d'|sur)|(?:ça|elle) (?:parle|porte|traite) (?:de|du|des|d'|sur)|il s' agit (?:de|du|d')|c' est (?:sur|à propos (?:de|du|d'))|(?:je |j' |on )?(?:fais|tourne|prépare|filme|monte|réalise|fait|suis en train de (?:faire|tourner|préparer|monter)) (?:une |ma |la |prochaine |nouvelle |autre )*vidéo (?:sur|où|dans laquelle|de|d'|à propos (?:de|d'|du)|pour)|j' ai (?:fait|tourné|filmé) une vidéo (?:sur|où|de|dans laquelle)",
  video: "vidéos?|vlogs?|épisodes?|clips?|docus?|documentaires?|films?",
  videoLead: "ma|mon|une|un|la|le|notre|cette|ce|nouvelle|prochaine|autre|dernière|petite|de|youtube",
  videoLink:
    "sur|où|dans laquelle|de|du|d'|des|qui (?:parle|traite) (?:de|du|d'|des)|qui (?:explique|montre|raconte)|à propos (?:de|du|d'|des)|intitulée|appelée|pour|avec|:|au sujet (?:de|du|d')|consacrée (?:à|au|aux)|concernant|autour (?:de|du|d')|pr|comment|quand|sur le|sur la|sur les",
  next: "puis|et puis|ensuite|et ensuite|après|après ça|et après",
  and: "et|plus|ainsi que|&",
  but: "mais|sauf que|par contre|seulement",
  draw: "dessin\\w*|peins|peindre|illustr\\w+|croque|conçois|image|images|croquis",
  search:
    "cherche|chercher|trouve|trouver|montre|montrer|quels?|quelles?|liste|lister|donne|recherche|rechercher|voir|affiche|afficher|est ce que|j' ai|ai je|y a t il|qui|mes|qu' est|dis|sors",
  question:
    "quoi|quels?|quelles?|qui|quand|où|pourquoi|comment|combien|est|qu' est ce|c' est quoi|est ce que|peut on|puis je|dois je",
  save: "enregistre\\w*|sauvegarde\\w*|sauve|mets|garde|range|ajoute|place|stocke|archive",
  create:
    "crée|créer|fais|faire|démarre|commence|ouvre|lance|nouveau|monte|prépare|veux|voudrais|transforme|ouvre|monte|lance|initie|démarre|crée moi|mets en place|il me faut",
  again: "encore(?: une fois)?|à nouveau|de nouveau|recommence|réessaie|régénère|une autre fois|rebelote",
  more: "plus|autres?|encore|nouveaux|nouvelles|différents?",
  dislike:
    "aucun(?:e)? ne me (?:plaît|convient|convainc)|(?:ça|ils|elles) (?:ne )?me (?:plaît|plaisent|convainc) pas|pas convaincue?|bof|hm+|non",
  same: "(?:fais )?(?:la )?(?:même|meme) chose|pareil|idem|(?:et )?maintenant (?:pour|sur)|et (?:pour|sur)|qu' en est il (?:de|du|des)|et si on faisait|de même",
  as: "en|comme|sous forme de|avec|à",
  named:
    "appelé|nommé|intitulé|qui s' appelle|du nom de|avec (?:le|comme) nom|appelle le|nomme le|nom :|intitulé|appelle le|nomme le|avec pour titre|avec le titre|titre :|sous le nom de|nommé|qui s' appellera|qui s' intitule|appelé",
  drawing: "dessine|peins|illustre|croque",
  lack: "sèche (?:sur|pour)|bloque (?:sur|pour)|(?:bloqué|coincé)e? (?:sur|pour|avec)|(?:trouve|ai) (?:pas|rien)|pas (?:trouvé|d' idée)|à court d' idées?|me manque|coup de main (?:pour|sur|avec)|aide (?:moi )?(?:pour|sur|avec|à trouver)",
  roughly: "genre|environ|à peu près|peut être|disons|une|mettons|dans les|au moins|m' en|m'|en",
  naming:
    "(?:comment|cmt)(?: (?:est ce que|je|j'|tu|on|nous|vous|pourrais|pourrait|peut|peux|dois|doit|devrais|devrait|faut|vais|l'|la|le|t'|m'|donc|bien))* (?:appel\\w+|nomm\\w+|intitul\\w+|baptis\\w+)|(?:je|j'|on|tu) ?(?:l'|la|le|vais l')? ?(?:appelle|nomme|intitule|appeler|nommer) comment|(?:je|on) (?:l'|le|la) appelle comment|(?:un|de|des|quel|aucun|bon|bons|\\d+) (?:bon |beau |super )?noms? (?:pour|de|à|qui|donner|accroch\\w+)|(?:donne|trouve|propose|cherche|file|balance|il me faut)(?: \\S+){0,3} noms?(?: (?:pour|de))?|(?:sèche|bloque|galère)(?: \\S+){0,2} sur (?:le |un )?nom|(?:un truc|quelque chose|qqch|qqc|un machin) (?:qui )?(?:donne envie de cliquer|fait cliquer|fasse cliquer|claque|accroche|percute|d' accroch\\w+|de percutant|de cliquable|qui claque|qui accroche|qui donne envie(?: de cliquer)?)|comment (?:(?:tu|vous|je|on) )?(?:appell?er\\w*|appelle|nommer\\w*|intituler\\w*)(?: (?:tu|vous))?|(?:tu|vous) (?:appell?er\\w+|nommer\\w+|intituler\\w+) comment|quel nom (?:donner|donnerais tu|tu donnerais)|comment (?:je|on|tu|vous) (?:pourr\\w+|peux|peut|devrais|dois|l'|la|le)? ?(?:appel\\w+|nommer\\w*|intituler\\w*)|(?:tu|vous) (?:l'|la|le) ?(?:appel\\w+|nommer\\w*|intituler\\w*) comment|un nom pour (?:ma|une|la|cette)|noms? (?:pour|de) (?:ma|une|la|cette) vidéo|(?:un truc|quelque chose) (?:d' )?accroch\\w+",
  approaching:
    "(?:je sais pas |je ne sais pas |aucune idée |jsp )?(?:comment|de quelle (?:façon|manière))(?: (?:je|j'|on|tu|vous|pourrais|pourrait|peut|peux|dois|devrais|faut|est ce que|bien|l'))* (?:abord\\w+|racont\\w+|trait\\w+|tourn\\w+|présent\\w+|amen\\w+|film\\w+|structur\\w+|attaqu\\w+|faire|fais)(?: l' histoire (?:de|du|des|d')|(?= (?:un|une|le|la|l'|ma|mon|mes|cette|ce|sur) ?))|quel(?:le)? (?:angle|approche|histoire|concept)(?: (?:je|j'|tu|prendre|pourrais|prendrais|choisir|donner|pour|sur|donnerais))*|(?:un |une |un bon |un nouvel |un autre )(?:angle|approche|point de vue|fil rouge) (?:pour|sur)|qu' est ce que je (?:pourrais|peux) (?:filmer|faire|tourner)(?= (?:sur|avec|pour))",
  ordinals: [
    "premi(?:er|ère)|1er|1ère|1re",
    "deuxième|seconde?|2e|2ème|2nd",
    "troisième|3e|3ème",
    "quatrième|4e|4ème",
    "cinquième|5e|5ème",
    "sixième|6e|6ème",
    "septième|7e|7ème",
    "huitième|8e|8ème",
    "neuvième|9e|9ème",
    "dixième|10e|10ème",
  ],
  last: "derni(?:er|ère)",
  all: "tous|toutes|chacune?|ceux ci|celles ci|ceux là|ces|tout",
  both: "les deux|tous les deux|toutes les deux",
  pronoun: "le|la|les|ça|cela|ceci|celui ci|celui là|celle ci|celle là|celui|celle|l'|ce|cette|lui|en",
  changes: {
    shorten:
      "moins de (?:mots|texte|lettres)|(?:beaucoup |bien |un peu )?trop (?:longs?|longues?)|plus courts?|plus courtes?|raccourci\\w*|raccourc\\w*|abrège\\w*|rétréci\\w*|plus (?:bref|brève|concis|concise|compact)|(?:deux|2) fois plus court|coupe (?:le|la|ça)|condens\\w+|plus courte?s?|raccourci\\w*|racourci\\w*|raccourcir|abrège\\w*|abréger|rédui\\w+|moins longs?|moins longues?|plus brefs?|plus brève|plus concise?|condense|trop long",
    intensify:
      "(?:est|fait|sonne|c' est|trouve)(?: \\S+){0,2} (?:ennuyeux|ennuyeuse|chiante?|plat|plate|mou|molle|nul|nulle|fade|faible|tiède|banale?)|plus (?:de (?:punch|peps|mordant|piment|suspense|tension|énergie|pêche|patate|niaque)|punchy|mordant|fou|folle|fort|cash|piquant|violent|putaclic|clivant|provoc\\w*|sensationnel\\w*|énervé)|moins (?:ennuyeux|plat|plate|mou|fade|chiant|banal)|boost\\w*|pimente\\w*|dynamise\\w*|muscl\\w+|épice\\w*|qui (?:claque|tape|envoie)|plus (?:forte?|percutante?|accrocheur|accrocheuse|intense|puissante?|dramatique|frappante?|audacieux|audacieuse|punchy|choc|vendeur|vendeuse|intrigante?|impactante?|extrême|explosif|explosive|captivante?|agressif|agressive|putaclic|de (?:punch|force|impact|peps))s?|intensifi\\w+|renforce\\w*|avec plus de (?:punch|force|impact|peps)|muscle|booste?",
    rephrase:
      "(?:est|fait|sonne|c' est)(?: \\S+){0,2} (?:bizarre|lourd|lourde|bancale?|maladroite?|moche|étrange)|(?:dis|écris|tourne|formule)(?: \\S+){0,2} (?:autrement|différemment|d' une autre (?:façon|manière))|tourne (?:le|la|ça) autrement|autre formulation|d' autres mots|change (?:la formulation|les mots|la tournure)|reformul\\w+|réécri\\w+|autrement|en d' autres (?:mots|termes)|avec d' autres mots|différemment|paraphras\\w+|d' une autre (?:façon|manière)|redis",
    variations:
      "(?:d' autres|encore|plus|quelques)(?: \\S+)? (?:comme|dans le genre|du style|du même (?:genre|style)|dans (?:cet esprit|cette veine|le même esprit|ce goût|la même veine)|semblables?|pareils?)|dans (?:cet esprit|cette veine|le même esprit|la même veine)|du même (?:style|type|acabit)|(?:encore )?(?:d' )?(?:autres )?(?:dans (?:le|ce) (?:genre|style|goût)|dans la veine)(?: (?:du|de|des|d'))?|variations?|variantes?|versions?|alternatives?|déclinaisons?|similaires?|du même genre|ressemblants?",
  },
  complaint:
    "(?:il|elle|c'|ça)(?: est| fait| sonne| reste)? (?:\\S+ ){0,2}?(?:plate?|mou|molle|fade|ennuyeux|ennuyeuse|nul|nulle|faible|long|longue)",
  edit: "plutôt|à la place|que (?:le|la|les|l'|ce|ça)|avec (?:un|une|des|plus)|sans (?:le|la|les)|colle|dessine lui|donne lui|mets lui|fais le|fais la|en plus|au fond|devant|derrière|grossis\\w*|retourne\\w*|mais|ajoute\\w*|ajouter|enlève\\w*|enlever|retire\\w*|supprime\\w*|remplace\\w*|change\\w*|mets|mettre|mentionne|utilise|sans|avec|plus|moins|au lieu de|en|comme|fais|rends|sous forme de|vire|laisse|éclairci\\w*|assombri\\w*|agrandi\\w*|rapproche|éloigne|floute|tourne|un peu|beaucoup|que le|que la|rajoute\\w*|ôte",
  redo: "refais|refaire|redessine|fais|recommence|reprends|modifie|édite|retouche|je (?:veux|voudrais)|j' aimerais|donne|essaie|le|la|les|l'|pour|à|sur|de",
  remember:
    "retiens|retenir|souviens toi(?: (?:de|du))?|rappelle toi|n' oublie pas|note(?: bien)?|prends note|garde(?: \\S+)? (?:en tête|à l' esprit|en mémoire)|mémorise|à partir de maintenant|dorénavant|désormais|à l' avenir|pour la prochaine fois|ajoute (?:à|dans) (?:ta|la) mémoire|enregistre (?:en|dans (?:ta|la)) mémoire|sache|faut pas oublier|ne pas oublier|pour info(?:rmation)?|à savoir|pour que tu (?:le )?saches|sache que|pour ta gouverne|au passage|petite info|juste pour info|note pour plus tard",
  lasting:
    "(?:n' )?(?:utilise|mets|écris|fais|montre|emploie|mentionne|dis|met)s? (?:jamais|toujours|plus jamais)(?= (?:\\S+ ){0,12}(?:titres?|miniatures?|mots?|emojis?|concepts?|vidéos?))|ne (?:jamais )?(?:utilise|mets|écris|fais|montre|emploie|mentionne|dis)s?r? ?(?:jamais|plus)?(?= (?:\\S+ ){0,12}(?:dans|sur) (?:\\S+ )?(?:titres?|miniatures?))|à partir de maintenant|dorénavant|désormais|à l' avenir|à partir d' aujourd'hui|dès maintenant",
  rememberIt:
    "retiens (?:le|la|ça|cela|bien ça)|garde (?:le|ça|cela)(?: bien)? en (?:tête|mémoire)|souviens t' en|souviens toi(?: de ça| en)?|note (?:le|ça)|n' oublie pas(?: ça)?|ne l' oublie pas|oublie pas(?: ça)?|mémorise (?:le|ça)",
  listMemory:
    "(?:tu te (?:souviens|rappelles)|tu sais|te souviens tu)(?: de)? (?:ce que|quoi) je (?:t' ai|vous ai|te) (?:dit|raconté|demandé)?(?: \\S+){0,8}|rappelle moi ce que tu (?:sais|as retenu)(?: \\S+){0,4}|(?:tu|t') (?:sais|retiens|as retenu|te souviens|connais|te rappelles)(?: de)? (?:quoi|de quoi)(?: (?:sur|de|à propos de) (?:moi|nous|ma chaîne))?|tu te rappelles de quoi|tu as retenu quoi|t' as retenu quoi|t' as noté quoi|(?:qu'|ce que|quoi|liste|montre|tout|quelles?|dis)(?: \\S+){0,8} (?:sais|retenu|mémoire|souviens|souvenirs|mémorisé|retiens|rappelles|noté|connais)(?: \\S+){0,4} (?:moi|nous|chaîne|préférences)|(?:qu' est ce que|que|qu') (?:tu )?(?:sais(?= (?:sur|de) (?:moi|nous|ma)|$)|retiens|as (?:retenu|mémorisé|noté))(?: tu)?|(?:montre|liste|affiche|ouvre)(?: \\S+){0,4} (?:mémoire|souvenirs)|de quoi tu te souviens|de quoi te souviens tu|tu te souviens de (?:moi|quoi)|qu' est ce qu' il y a(?: \\S+){0,3} mémoire",
  status: {
    idea: "idées?|pas commencés?|à l' état d' idée|au stade d' idée|idée",
    in_development:
      "en (?:cours|développement|production|préparation|chantier)|inachevés?|pas finis?|non terminés?|travaille|commencée?s?|actifs?|entamée?s?|en route|en suspens|pas terminés?",
    published: "publiée?s?|en ligne|sortis?|terminés?|finis?|mise?s? en ligne|postés?",
  },
  working:
    "sur quoi (?:je|on|est ce que je|est ce qu' on) travaill\\w+|je travaille sur quoi|sur quels?(?: \\S+){0,3} travaill\\w+",
  stored:
    "(?:ce que|qu' est ce que|quoi|tout ce que)(?: \\S+){0,3} (?:publié|posté|mis en ligne|sorti|terminé|enregistré|commencé)|(?:qu' est ce qui|qu' est ce que|ce que|quoi)(?: \\S+){0,4} en (?:cours|développement|production|préparation|chantier)|en développement|(?:montre|liste|affiche|cherche|ouvre|sors|retrouve)(?: \\S+){0,2} mes(?: \\S+)? idées|(?:j' avais|j' ai|on avait)(?: \\S+){0,3} (?:un truc|quelque chose|un machin)(?= (?:de|du|sur|avec|des|d'))|mes (?:vidéos )?(?:publiées|en cours)|(?:j' ai|j' avais|on a|ai je)(?: \\S+){0,3} (?:sauvegardé|enregistré|gardé|mis de côté|commencé|noté|stocké)(?: quoi)?|(?:qu' est ce que|ce que|quoi)(?: \\S+){0,2} (?:j' ai|j' avais|on a)(?: \\S+){0,2} (?:sauvegardé|enregistré|gardé|commencé|mis de côté|en cours|publié)|mes (?:idées|titres|vidéos|trucs) (?:sauvegardée?s?|enregistrée?s?|gardée?s?|mis de côté)|(?:montre|liste|affiche|sors|donne)(?: \\S+){0,2} tout ce qui(?: \\S+){0,2} (?:en (?:cours|développement|production|préparation)|publié|pas fini|inachevé)|tout ce (?:que|qui|qu')(?: \\S+){0,3} (?:en (?:cours|développement|production|préparation)|publié|commencé)|(?:qu' est ce que|c' est quoi) (?:j' ai|qui est|mes trucs)(?: \\S+){0,2} en cours|(?:j' avais|j' ai) (?:pas |déjà |un truc |quelque chose )+(?:de |un truc |quelque chose )?(?=sur|avec|pour)",
  placement:
    "(?:où|comment|quand|à quel (?:moment|endroit)|dans quelle partie)(?: \\S+){0,10}? (?:mettr\\w+|mett\\w+|mets|met|cas\\w+|gliss\\w+|plac\\w+|intègr\\w+|intégr\\w+|parl\\w+|mentionn\\w+|insèr\\w+|insér\\w+|cal\\w+|fourr\\w+|rentr\\w+|pass\\w+|amèn\\w+|amen\\w+|évoqu\\w+|cit\\w+)|(?:glisse|case|cale|place|intègre|mets|fourre)(?: moi)? \\S+(?: \\S+){0,3} dans (?:ma|la|une|cette) vidéo|(?:je|on) (?:le |la |les )?(?:mets|met|place|case|cale|glisse)(?: \\S+){0,4} où|(?:où|comment|quand|à quel (?:moment|endroit)|à quels (?:moments|endroits)|quel (?:moment|endroit|passage)|dans quelle partie)(?: \\S+){0,8}? (?:placer|place|plac\\w+|mentionner|mentionne\\w*|parler|parle|intégrer|intègre\\w*|glisser|glisse\\w*|caser|case|mettre|mets|insérer|insère|promouvoir|évoquer|collerait|irait|rentrer\\w*|entrerait|passerait|citer|introduire|présenter|caler)|(?:une place|un moment|un endroit|de la place) pour|(?:intégrer|glisser|caser|placer)(?: \\S+){1,4} dans",
  sponsor:
    "(?:veut|veulent|voudrait|voudraient) (?:être|apparaître|passer|figurer|une place|un placement|que (?:je|j')(?: \\S+){0,2}(?:parle|mentionne|cite))|sponsor\\w*|intégrations?|placements?(?: de produit)?|partenariat|partenaire|pub|publicité|promo\\w*|marque|collab\\w*|accord avec|contacté|paie|paye|contrat avec|deal|finance|soutient|collaboration",
  integrationFiller:
    "où|comment|quand|à|quel|quels|moment|moments|endroit|endroits|passage|passages|partie|quelle|je|on|j'|tu|pourrais|pourrait|puis|peut|peux|dois|devrais|devrait|placer|place|mentionner|mentionne|parler|parle|en|de|d'|intégrer|intègre|glisser|glisse|caser|case|mettre|mets|insérer|promouvoir|évoquer|collerait|irait|rentrerait|citer|introduire|présenter|caler|suis|sponsorisé|sponsorisée|sponsor|sponsors|par|mon|ma|mes|le|la|les|l'|un|une|est|du|des|pour|avec|intégration|intégrations|placement|placements|produit|partenariat|partenaire|pub|publicité|marque|dans|ce|cette|vidéo|propose|suggère|donne|moi|idées|mieux|naturellement|bien|ai|c'|il|elle|lui|trouve|les|meilleur|meilleurs|qui|que|sur|quelques|et|nous|notre|faire|fais|au|s'|faut|stp|a|contacté|veut|veulent|accord|paie|paye|contrat|deal|travaille|bosse|bosser|travailler|signé|partenariat|ai|place|mettrais|ça|cela|il|sponsoriser|comment|placerais|tu|quand|soutient|sponsorise|mettrai|cale|glisserais|parlerais|être|apparaître|passer|voudrait|voudraient",
  performed:
    "(?:bien |beaucoup |largement |nettement )*plus de (?:vues|clics) (?:que (?:d' habitude|la normale|la moyenne|prévu)|qu' d' habitude)|(?:bien |beaucoup )?(?:mieux|plus fort|au dessus) (?:que|de) (?:d' habitude|la normale|la moyenne|prévu|l' ordinaire|leur moyenne|sa moyenne)|dépass\\w+ (?:ses|leurs|les|sa|leur|la) (?:scores?|chiffres|moyennes?|stats|vues)(?: \\S+)?|(?:ça )?march(?:e|ent|é|ait)(?: (?:bien|fort|le mieux|du tonnerre|super|trop|grave|vraiment|en ce moment))*|fonctionn\\w+|(?:ça )?buzz\\w*|(?:fait|font|faisait|ont fait) (?:le |un |des )?(?:buzz|carton|cartons|malheur|millions|vues|tabac)|car?tonn\\w+|cartonn\\w+|pèt\\w+ (?:les scores|tout)|explos\\w+|qui (?:prend|prennent|monte|montent|perce|percent|claque|claquent)|en vogue|tend(?:s|ance)|(?:gros|grand|grands) succès|surprises?|au dessus de (?:la|leur|sa) (?:moyenne|normale)|hors du commun|outliers?|virale?s?|viraux|cartonn\\w+|explos\\w+|perc(?:é|ée|és|ées|ent)|buzz\\w*|march\\w+ (?:très )?(?:bien|fort|le mieux)|(?:bien|mieux|fort) march\\w+|fonctionn\\w+ (?:très )?(?:bien|le mieux|fort)|(?:bien|mieux) fonctionn\\w*|surperform\\w*|hors norme|tendances?|plus gros succès|succès|mieux que d' habitude|au dessus de la moyenne|décoll\\w+|meilleures vidéos|meilleurs shorts|performé\\w*|plus performant\\w*|qui tournent|tubes?|en feu|dépassé|perce|percent|déchir\\w+|tout casse|cass\\w+ tout|fait (?:un carton|un malheur|le buzz|des vues)|font (?:un carton|le buzz|des vues)|sur ?performé\\w*|sur ?perform\\w*|fait le plus de vues|marche (?:fort|bien)|dépassent (?:la|leur) moyenne|à la mode",
  followed:
    "(?:créateurs?|chaînes?|gens|youtubeurs?|youtubers?|ceux|celles|comptes|personnes)(?: \\S+){0,2} (?:que|qu'|auxquelles|auxquels) (?:je|on|nous) (?:suis|suit|suivons|suis abonnée?)|que (?:je|on) (?:suis|suit)|(?:créateurs?|chaînes?) suivie?s|mes (?:chaînes|créateurs|abonnements)(?: préférée?s)?",
  channel: "(?:de|sur|dans) la chaîne(?: de| d'| appelée)?|la chaîne|chaîne",
  channelFrom: "",
  newest:
    "(?:les )?plus récente?s?|(?:les )?plus nouve\\w+|par date|triée?s? par date|dernières vidéos|derniers shorts|dernières sorties|récents d' abord",
  byViews:
    "(?:triée?s? |classée?s? |trie |tri )?par (?:nombre de )?vues|(?:les )?plus (?:vue?s|regardée?s|vus)|plus de vues|le plus de vues|nombre de vues",
  period: "derni(?:er|ère)s?|passée?s?|ce|cette|ces|depuis|moins de|en cours|précédente?s?|il y a",
  recently:
    "en ce moment même|là maintenant|à l' heure actuelle|ces derniers jours|ces dernières semaines|depuis peu|tout de suite|récemment|ces derniers temps|dernièrement|récente?s?|en ce moment|actuellement|en ce moment|ces temps ci|dernièrement|ces jours ci",
  atLeast:
    "au moins|au minimum|minimum|min|plus de|supérieure?s? (?:à|a)|plus grand que|au dessus de|à partir de|minimum de|de|avec|>|≥|> =|un|qui dépassent?|dépassant|minimal de",
  indexWord: "index|indice|score|facteur|multiplicateur|ratio|performance",
  times: "x|fois",
  shortVideos: "shorts|vidéos? courtes?|format court|formats courts|vidéos? verticales?",
  outlierFiller:
    "choses?|machins?|vues|beaucoup|habitude|d'habitude|ça|ca|côté|niveau|thématique|rayon|plein|fort|vraiment|grave|trop|avoir|eu|ait|aient|faits?|faire|font|cartonne\\w*|sais|savoir|dis|dire|contenus?|là|dedans|outliers?|vidéos?|cherche|trouve|montre|moi|donne|quels?|quelles?|il|y|a|des|les|le|la|l'|de|du|d'|un|une|sur|dans|en|pour|avec|par|et|qui|que|qu'|ont|sont|a|été|autres?|chaînes?|chaîne|créateurs?|niche|monde|domaine|thème|sujet|plus|mieux|meilleures|meilleurs|virales?|triés|triées|trie|classés|je|j'|veux|voudrais|aimerais|voir|peux|tu|pourrais|au|aux|à|fait|bien|quelques|seulement|juste|ce|cette|ces|mes|est|résultats|gros|succès|marché|marchent|marche|fonctionné|fonctionnent|fonctionne|cartonné|explosé|n'|s'|c'|t'|as|youtube|autour|propos|concernant|se|on|buzz|buzzé|liste|tout|tous|toutes|style|genre|actuellement|longues|moment|ci|me|qu|chez|abord|d'abord|genre|milieu|coin|communauté|univers|tout|ce|qui|quoi|publiées?|dernières?|secteur|vidéo|trucs?|fait|mis|ligne",
  web: "(?:cherche|chercher|recherche|regarde|trouve|vérifie|consulte)(?: \\S+){0,4} (?:web|internet|net|google|ligne)|google\\w*|recherche (?:web|internet|sur)|sur (?:internet|le net|le web|google|la toile)|en ligne|renseigne toi",
  webFiller:
    "cherche|chercher|recherche|regarde|trouve|vérifie|consulte|renseigne|toi|sur|le|la|web|internet|net|google|googles|en|ligne|fais|une|moi|des|infos|informations|à|propos|de|d'|peux|tu|pourrais|je|veux|voudrais|savoir|toile|pour|les|dans|du",
  lengthLimit:
    "(?:(?:et |tous |de |avec |chacun |en )?(?:moins de|maximum|max|au maximum|au plus|jusqu'à|pas plus de|de moins de|inférieurs? à|environ|plus de|au moins|jusqu' à) )?\\d+ (?:caractères?|signes|lettres|mots)(?: maximum| max| au maximum| au plus| ou moins)?",
  manner:
    "(?:sur|avec|dans) un ton \\S+|à la (?:première|troisième) personne|sous forme de questions?|en questions?|avec (?:un |une |des )?(?:chiffres?|nombres?|questions?|emojis?)|sans (?:clickbait|putaclic|chiffres?|emojis?|questions?|majuscules)|en majuscules|en minuscules",
  tones:
    "drôles?|marrante?s?|amusante?s?|sérieux|sérieuses?|dramatiques?|courte?s?|longs?|longues?|accrocheurs?|accrocheuses?|sombres?|émouvante?s?|honnêtes?|simples?|audacieux|audacieuses?|mystérieux|mystérieuses?|bizarres?|créatif?s?|créatives?|originaux|originale?s?|fous|folles|provocants?|provocateurs?|intrigante?s?|éducatif?s?|positifs?|réalistes?|percutante?s?|putaclic|clickbait|surprenante?s?|calmes?|épiques?|curieux|insolites?|sarcastiques?|minimalistes?|viraux|qui (?:claquent|tapent|accrochent|envoient|déchirent|donnent envie)",
  pieces:
    "résultats?|d' entre eux|suffisent|suffit|suffiront|suffira|au total|max|maximum|seulement|en tout|vidéos|chacun|options|options|idées|propositions|suggestions|pistes",
  finalVerbs: "",
  translate: "tradui\\w+|traduction",
  inLanguage: "en|vers l'|vers le",
  greeting:
    "bonjour|salut|coucou|bonsoir|hello|merci|merci beaucoup|super|parfait|génial|ok|okay|d' accord|top|cool|hey",
  help: "que (?:peux|sais) tu faire|qu' est ce que tu (?:peux|sais) faire|tu (?:peux|sais) faire quoi|comment (?:ça marche|tu fonctionnes)|aide|aide moi|qui es tu|t' es qui|tu sers à quoi",
  myChannel: "ma chaîne|notre chaîne|ma prochaine vidéo|ma nouvelle vidéo|mes vidéos|cette chaîne|la chaîne",
  writing:
    "poèmes?|rédaction|dissertation|mails?|e ?mails?|courriels?|tweets?|lettres?|contes?|histoires?|chansons?|articles?|code|blagues?|commentaires?",
  projectFiller:
    "avais|avait|pas|sauvegardée?s?|enregistrée?s?|gardé|commencé|quoi|idées?|titres?|trucs?|machin|part|n'|ne|avait|fait|créé|noté|côté|tout|été|truc|pourquoi|possible|sais|crois|regarde|est|ce|que|qu'|j'|je|ai|déjà|un|une|des|mon|ma|mes|le|la|les|l'|cherche|trouve|montre|moi|quels?|quelles?|liste|lister|affiche|donne|tous|toutes|de|du|d'|en|sur|avec|sont|qui|projets?|vidéos?|toujours|encore|y|a|t|il|travaille|actuellement|nommé|appelé|et|à|au|aux|dans|pour|voir|veux|voudrais|quelque|chose|on|nous|nos|notre|parmi|statut|état|combien|peux|tu|pourrais|ouvre|cours|s'|c'|dont|me|propos|mentionnent|évoquent|parlent|parle|où|passé|rangé|mis|déjà|il|elle|sors|ressors|retrouve|retrouver|retrouves|ramène|était|se|trouve|le|celui|sauvegardé|enregistré|ton|tu|t'",
};
