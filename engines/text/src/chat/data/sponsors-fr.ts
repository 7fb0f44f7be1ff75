import type { SponsorTable } from "./sponsors.ts";

export const frenchSponsors: SponsorTable = {
  tool: {
    product: "l'outil",
    trouble: "le vieil outil glisse deux fois hors du trait, et la pièce ratée reste à l'image",
    use: [
      "le trait, la coupe et la pièce qui s'ajuste, en un seul plan sans musique",
      "dix coupes contre la montre, que la caméra compte d'en haut",
      "la dernière vis est posée, et alors seulement le cadre est redressé",
    ],
    measure: "secondes et coupes",
    trace: "la pièce ratée et la bonne sont côte à côte sur l'établi",
  },
  stove: {
    product: "le poêle",
    trouble: "on voit le souffle dans l'air et le thermomètre ne bouge pas",
    use: [
      "la porte, l'allumette et la première flamme, avec le seul bruit du feu",
      "deux pièces identiques, un feu dans chacune, et les thermomètres filmés côte à côte",
      "la porte se ferme une dernière fois, et la vitre se couvre de buée de l'intérieur",
    ],
    measure: "degrés",
    trace: "le feu brûle au fond de chaque plan suivant",
  },
  privacy: {
    product: "l'application",
    trouble: "une page refuse la connexion sur le réseau du lieu, et le temps passe",
    use: [
      "un téléphone face à la caméra : un bouton, la page se charge, le travail reprend",
      "deux ordinateurs sur le réseau du même café ouvrent la même page, l'un avec elle, l'autre sans",
      "la vidéo terminée est envoyée de l'endroit où rien ne marchait",
    ],
    measure: "minutes perdues",
    trace: "le petit cadenas reste visible chaque fois que l'écran est filmé",
  },
  food: {
    product: "le repas",
    trouble: "le dernier vrai repas date de plusieurs heures, et les mains sont trop lentes",
    use: [
      "la boîte s'ouvre à l'arrière de la voiture, la première bouchée vient avant le premier mot",
      "deux jours avec le même travail, l'un avec, l'autre sans, montés heure par heure",
      "la table de la fin en est garnie, et tous ceux qui ont aidé s'assoient",
    ],
    measure: "heures sans pause",
    trace: "l'emballage vide est dans le sac que l'on sort à la fin",
  },
  outdoor: {
    product: "l'équipement",
    trouble: "la pluie traverse la première couche, et le froid raccourcit le plan",
    use: [
      "le sac est vidé au sol, une pièce est enfilée, et la marche commence dans le même plan",
      "les deux côtés de la même crête, le même matin, avec et sans",
      "il est remis à la personne qui doutait du plan, et elle sort du cadre avec",
    ],
    measure: "heures par tous les temps",
    trace: "la boue et les rayures sont montrées de près à la fin",
  },
  camera: {
    product: "la caméra",
    trouble: "la seconde importante est floue à la première prise",
    use: [
      "la même seconde encore, filmée avec elle, et l'image passe à ce qu'elle a enregistré",
      "une scène filmée par les deux à la fois, en deux moitiés sans correction",
      "la dernière image de la vidéo est celle qu'elle a prise, pendant cinq secondes",
    ],
    measure: "plans utilisables",
    trace: "ses plans portent une marque dans un coin jusqu'à la fin",
  },
  software: {
    product: "le logiciel",
    trouble: "le plan tient sur cinq feuilles volantes, et il en manque une",
    use: [
      "l'écran filmé par-dessus l'épaule : le plan se fait d'un trait, et la première commande arrive",
      "la même tâche à la main et avec lui, deux écrans, un chronomètre",
      "la page terminée s'ouvre sur le téléphone d'un inconnu, et la réaction reste",
    ],
    measure: "commandes ou tâches faites",
    trace: "le plan à l'écran revient avant chaque nouvelle étape",
  },
  finance: {
    product: "le compte",
    trouble: "le total passe au rouge, et un reçu que personne ne reconnaît est sur la table",
    use: [
      "le reçu est photographié, le total se corrige, et le prochain achat se décide face à la caméra",
      "la même liste de courses est payée deux fois, et les deux reçus sont posés l'un sous l'autre",
      "la dernière facture s'ouvre à côté du téléphone, et le total passe au vert face à la caméra",
    ],
    measure: "le total en cours",
    trace: "le total dans le coin garde sa couleur jusqu'à la dernière facture",
  },
  course: {
    product: "le cours",
    trouble: "l'étape échoue parce qu'il manque un mot ou une astuce, et l'on devine mal",
    use: [
      "dix minutes de la leçon, crayon en main, puis la même étape sans coupe",
      "une débutante avec lui et un expert sans lui font la même étape en écran partagé",
      "l'astuce de la leçon ouvre la dernière porte, et le numéro de page est montré",
    ],
    measure: "essais",
    trace: "la page de notes est accrochée au mur derrière chaque plan suivant",
  },
  machine: {
    product: "la machine",
    trouble: "la charge ne bouge pas, et la lumière baisse avant la fin du travail",
    use: [
      "elle est branchée ou démarrée dans le noir, et la scène s'éclaire autour",
      "la même côte ou la même charge, avec et sans, depuis le même trépied",
      "elle emporte la pièce terminée hors de la cour dans le dernier plan",
    ],
    measure: "kilomètres ou wattheures",
    trace: "son écran est lu à voix haute à la fin de chaque journée",
  },
  any: {
    product: "le produit",
    trouble: "la méthode habituelle échoue devant la caméra, et le temps passe",
    use: [
      "on ouvre et on utilise en un seul plan, avec les mains et le résultat à l'image",
      "le même travail avec et sans, depuis le même trépied, avec un chronomètre dans le coin",
      "c'est la dernière chose mise en place, et l'image l'attend",
    ],
    measure: "minutes et essais",
    trace: "l'objet reste où il a été posé et se voit jusqu'à la fin",
  },
};
