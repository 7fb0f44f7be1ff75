import type { RequestGrammar } from "./request-grammar.ts";

export const german: RequestGrammar = {
  signs:
    "der die das des dem den und mit ohne für ich ein eine einen einem im wie warum nicht bei vom zum zur mein meine meinen gib mir mach mache schreib zeig zeige such suche über zu titel bitte mal was welche welcher wo wer kürzer stärker lustiger erste ersten zweite zweiten dritte dritten letzte letzten jetzt noch neues neue neuen projekt projekte merk merke dass ist sind hast du kannst könntest würde es aber auch brauch brauche hab habe videos bild bilder ideen idee pakete paket formulier speicher speichere leg eigentlich dazu davon daraus dieses diesen nochmal das gleiche auf aus von drei vier fünf sechs sieben acht neun zehn zwei ne nen kanal kanälen konzept konzepte zeichne male als ihn sie mich dir sich konzert",
  spelling:
    "titel über thumbnail thumbnails konzept konzepte paket pakete ausreißer projekt projekte kürzer stärker varianten integration sponsor gliederung veröffentlichte",
  polite:
    "bitte|danke|danke dir|vielen dank|hallo|hi|hey|moin|servus|ok|okay|gut|also|so|mal|doch|gerne|gern|jetzt|nun|kurz|schnell|eben|einfach|vielleicht|auch|und|dann|wär (?:super|toll|klasse)|wäre (?:super|toll|klasse|schön)|wenn (?:möglich|du magst)|halt|denn|eigentlich|ach|na|alter|cool|super|noch|schon|bitteschön|ma|mal eben|perfekt|klasse|geil|nice|prima|ey|jo|ja|sag mal|wenns geht|wenn's geht|bitte bitte|grad|bitte mal|bidde|sei so lieb|mach ma|gleich|schnell mal|kurz mal",
  tail: "wenn du (?:schon )?dabei bist|wenn's passt|auf die schnelle|für morgen|bis morgen|ganz schnell|ne idee|eine idee|irgendeine idee|irgendwelche ideen|hast (?:du|da)(?: (?:was|ne idee|eine idee|ideen|vorschläge|tipps))?|haste (?:was|ne idee|ideen)|hilfst du mir|kannst du helfen|kannste helfen|hilf mir|was meinst du|was sagst du|was denkst du|was schlägst du vor|irgendwo|schon|bereits|noch|oder so|oder sowas|und so|halt|ey|digga|digger|bro|ne|gell|oder|lol|haha|weißt du|weisste|okay|ohne dass es (?:nervt|stört|auffällt|peinlich|doof|komisch)(?: \\S+){0,2}|dazu|dafür|fürs video|für das video",
  ask: "(?:kannst|könntest|würdest|magst|kann|könnt|könnten) (?:du|ich|wir|ihr|sie)|ich (?:hätte gerne?|möchte|will|brauche?|bräuchte|suche|würde gerne)|(?:wir )?(?:brauchen|wollen|möchten)|gib|gibt|gebe|schreibe?|schreiben|mache?|machen|erstelle?|erstellen|generiere?|generieren|überlege?|denke? dir|denk|aus|schlage?|vor|vorschlagen|zeichne|zeichnen|male?|malen|skizziere?|entwirf|entwerfe|entwerfen|gestalte|gestalten|liefere?|zeige?|zeigen|hast du|hättest du|habt ihr|hast|gibt es|fallen? dir|ein|brauche?|brainstorme?|formuliere|präsentiere|hau|raus|her|bau|verfasse|her damit|was wären|wie wär's mit|wie wäre es mit|wie wärs mit|bereite|hau|haut|schick|schicke|schickt|wirf|spuck|lass|lass(?:t)? mal|raus|hilf mir|such mir|ich brauch|bräuchte|wünsche mir|wünsch mir|erzähl|nenn|nenne|stell|kram|zaubere?|bastel\\w*|knall|dir|euch|einfallen|überlegen|ausdenken|brauch|brauchn|braucht|kannste|könnteste|haste|hätt|hätte gern|ich hätt|hätte ich gern|mach mir|machste|machst du|schreibst du|schreib ma|gibste|zeigste|krieg ich|bekomm ich|kriege ich|bekomme ich|kann ich|hätten gern|hol|besorg|ich wünsch|lass rüberwachsen|tu|rück|spendier|denkst du dir|fällt dir|was hast du|was fällt dir",
  imperatives:
    "gib|schreibe?|mache?|erstelle?|generiere?|zeichne|male?|skizziere?|entwirf|gestalte|zeige?|speichere?|speicher|leg|lege|pack|packe|kürze?|formuliere?|formulier|suche?|ändere?|änder|wandle|schlag|merke?|liste|füge?|nimm|steck|ersetze?|überlege?",
  filler:
    "ein|eine|einen|einem|einer|eines|der|die|das|den|dem|des|für|über|zu|zum|zur|von|vom|mit|im|in|am|an|auf|aus|und|oder|mir|uns|mein|meine|meinen|meinem|meiner|mich|ist|sind|es|sich|dass|bei|gute|guten|beste|besten|video|videos|youtube|ideen?|vorschläge?n?|optionen|paar|ein paar|einige|mehr|weitere|andere|neue|neuen|neuer|welche|welcher|welches|was|ich|du|wir|alle|als|noch|bitte|so|ne|nen|ner|thema|dazu|dafür|davon|etwas|hat|haben|wurde|wurden|man|nem|ner|n|son|sone|übers|fürs|ma|mal|halt|eh|irgendwie|irgendein\\w*|kein\\w*|deiner|deine",
  articles: "ein|eine|einen|einem|der|die|das|den|dem|mein|meine|meinen|ne|nen|nem|ner|n",
  one: "n|nem|ner|ein|eine|einen|einem|ne|nen|nur ein|nur eine|nur einen|genau ein",
  some: "ein paar|einige|mehrere|paar|noch ein paar|weitere|mehr|neue|eine liste (?:von|mit)|noch",
  about:
    "über|zu|zum|zur|zu dem thema|für|von|vom|mit|rund um|rund ums|wo|in dem|in der|in denen|bezüglich|wie|zum thema|übers|fürs|bei dem|bei|auf dem|auf der|wenn|passend zu|aus|ums|ans|am|beim|zu nem|zu ner|mit nem|mit ner|mit so nem|über nen|über ne|zu meinem|mit einem|über das|über die|vom|rund um das",
  topicIs:
    "(?:mein|das|unser) (?:nächstes|neues|neuestes|kommendes|aktuelles) (?:video |ding |projekt )?(?:ist|wird|geht um|handelt von|dreht sich um|über)(?: über)?|(?:das |mein )?(?:video|vid) (?:ist|wird)(?: so)?(?: ein)?(?: video)? (?:über|zu|wo|in dem|von)|(?:ich |wir )?(?:hab|habe|haben) (?:ein|nen|n|das|gerade ein|grad ein) (?:\\S+ )?(?:video|vlog|film) (?:über|zu|zum|gemacht|gedreht|von|wo)(?: über| zu| zum| wo)?|es geht(?: \\S+){0,2} (?:um|darum)|geht um|thema ist|thema ?:|thema(?= \\S+ \\S+)|(?:das |mein |unser )?(?:video|vid|vlog|film) (?:geht|handelt|dreht sich)(?: \\S+)? (?:um|von|über|darum)|(?:das |mein |unser )?thema(?: ist| wäre| lautet|:| :)|(?:(?:das |mein |unser |nächstes |neues )*video |es |da |das )?(?:geht|ginge|dreht sich)(?: es| sich)?(?: \\S+)? um|(?:das |mein |unser |nächstes |neues )*video (?:handelt|erzählt|ist) (?:von|vom|über)|handelt (?:von|vom)|(?:ich |wir )?(?:drehe?|drehen|mache?|machen|plane|planen|filme|filmen|schneide|produziere)(?: gerade| grad| jetzt)? (?:ein |das |mein |unser |nächstes |neues |noch )*video(?: gerade)? (?:über|zu|zum|zur|von|wo|in dem|mit|übers)|in (?:dem|meinem|diesem|unserem) (?:neuen |nächsten )?(?:video|film|vlog|clip)(?: da)? geht(?: es|'s)?(?: \\S+)? um|im video geht(?: es|'s)?(?: \\S+)? um",
  video: "videos?|vlogs?|filme?|folgen?|clips?|dokus?|beitr[aä]ge?|episoden?",
  videoLead:
    "mein|meinem|meinen|meine|meiner|ein|einem|einen|eine|einer|das|dem|die|der|unser|unserem|dieses|diesem|nächstes|nächsten|neues|neuen|kommendes|youtube|kurzes|langes|anderes|im|letztes|nem|ner|n|so|neuen|nächste|neue|aktuelles|dieser",
  videoLink:
    "über|zu|zum|zur|wo|in dem|in denen|von|vom|das heißt|namens|mit dem titel|für|mit|:|bei dem|das erklärt|das zeigt|rund um|zum thema|übers|indem|in welchem|zu nem|zu meinem|übers|vom|bei dem|wie",
  next: "dann|und dann|danach|anschließend|und danach|zuletzt|und anschließend",
  and: "und|sowie|außerdem|plus|&",
  but: "aber|nur|jedoch|bloß",
  draw: "zeichne\\w*|mal|male|malen|skizzier\\w*|gestalte\\w*|illustrier\\w*|bild|bilder|entwirf",
  search:
    "suche?|suchen|finde?|finden|zeige?|zeigen|welche[rsnm]?|was|liste|auflisten|gib|gibt es|hab|habe|haben|schau|guck|wer|such|durchsuche|anzeigen|sehen|raussuchen|raus|meine|nenne?",
  question:
    "was|welche|welcher|welches|wer|wann|wo|warum|wieso|weshalb|wie|wie viele?|ist|sind|gibt|kann|soll|sollte|darf|wieviel",
  save: "speichere?\\w*|sichere?|leg|lege|ablegen|pack|packe|steck|stecke|übernimm|übernehme|nimm|hinzufügen|füge|schieb|tu",
  create:
    "erstelle?|erstellen|lege?|anlegen|mache?|starte?|starten|beginne?|eröffne|neue[sn]?|bau|brauche?|möchte|will|eröffnen|machen|richte|einrichten|öffne|eröffne|starte|legst|machst|aufmachen|mach",
  again:
    "nochmal|noch mal|noch einmal|erneut|wiederhole?|versuch es (?:nochmal|erneut)|neu generieren|nochmals|wiederholen",
  more: "mehr|weitere|andere|noch|neue",
  dislike:
    "(?:überzeugt|gefällt|gefallen|überzeugen) mich?(?: mir)? ?(?:alles |alle )?(?:noch )?nicht|(?:gefällt|gefallen) mir (?:alles |alle )?(?:noch )?nicht|keine[rs]? (?:davon )?(?:gefällt mir|überzeugt(?: mich)?)|hm+|nee|nein|nö|alles nicht",
  same: "(?:mach )?(?:das )?(?:gleiche|selbe)(?: nochmal)?|dasselbe|genauso|ebenso|und (?:für|zu|über)|jetzt (?:für|zu|über)|und was ist mit|wie sieht es (?:mit|bei)|und wie (?:wäre|wär) es mit|und bei|desgleichen",
  as: "als|in|zu|mit|in form von",
  named:
    "namens|genannt|mit dem namen|mit namen|das heißt|heißt|nenn es|nenne es|benannt|name:|titel:|mit dem titel|betitelt|nenn das|nenn es|nennen wir es|soll|name soll|titel soll|heißt",
  drawing: "zeichne|male?|skizziere?|illustriere?",
  lack: "(?:fällt|will|fallen)(?: \\S+){0,3} (?:kein\\w*|nichts)|hänge?(?: \\S+){0,3} (?:bei|am|beim)|komme?(?: \\S+){0,4} auf (?:kein\\w*)|hilfe (?:bei|mit|beim)|hilf(?: \\S+)? (?:bei|mit|beim)|fehlt(?: mir)?(?: noch)?|kein\\w* idee für|habe? noch kein\\w*",
  roughly: "maximal|max|höchstens|so|etwa|ungefähr|vielleicht|um die|circa|ca|rund|am besten|mit|sagen wir|mindestens",
  naming:
    "wie (?:nenn\\w*|betitel\\w*|betitl\\w*|tauf\\w*)(?: (?:ich|wir|man|du))?|wie (?:heißt|heisst|könnte|kann|soll|sollte|würde|solln|muss|würdest|möchte)(?: (?:ich|wir|man|du|denn|bloß|nur|am|besten|mein\\w*|das|es|der|die|nächstes|neues|ding|video|teil|folge|clip|vlog))*(?= (?:\\S+ ){0,20}(?:heißen|heissen|nennen|betiteln|taufen))|(?:ein|nen|n|einen|kein|keinen|guter|guten|gute|passender|passenden|coolen?|griffigen?|\\d+)? ?(?:namen?|videonamen?) (?:für|zu|zum|fürs|ein für|einfallen)|(?:mir |uns )?(?:fällt|fallen)(?: \\S+){0,3} (?:kein|keine) (?:namen?)(?: ein)?|(?:etwas|was|irgendwas) (?:griffiges|knackiges|klickbares|catchy|cooles|gutes|packendes|zum klicken)|(?:was|etwas) (?:worauf|auf das|wo) (?:man|alle|leute|jeder) klick\\w*|worauf (?:leute|alle|jeder|man) klick\\w*|wie (?:könnten?|soll(?:te)?|kann|würdest|würdet|nenne)(?: (?:ich|wir|du|ihr|man))?(?= (?:\\S+ ){0,20}(?:heißen|nennen|betiteln))|wie (?:nenne|betitle) ich|wie würdest du(?: (?:das|es))?(?= (?:\\S+ ){0,20}nennen)|wie (?:ich|wir|man)(?= (?:\\S+ ){0,20}(?:nennen|betiteln))|(?:ein(?:en)? )?namen? für (?:mein|meinen|ein|das|mein\\w*) (?:\\S+ )?(?:video|folge|vlog)|was griffiges|etwas griffiges|wie soll(?:te)?(?= (?:\\S+ ){0,20}heißen)",
  approaching:
    "(?:(?:ich )?(?:weiß|weiss) nicht(?: \\S+)? |keine ahnung |kein plan )?wie (?:ich|wir|man)(?: (?:denn|das|am besten|mal|bloß|die geschichte (?:von|vom|über)))*(?= (?:\\S+ ){0,20}(?:erzählen?|aufziehen?|angehen?|angeh|anpacken?|umsetzen?|umsetz|aufbauen?|verpacken?|inszenieren?|rüberbringen?|filmen)(?: (?:soll\\w*|kann|könnte|will))?)|wie (?:könnte?n?|könnt|kann|soll\\w*|würdest|erzähl\\w*|mach\\w*|geh\\w*|zieh\\w*|pack\\w*|bau\\w*)(?: (?:ich|wir|man|du|am besten|denn))*(?= (?:\\S+ ){0,20}(?:erzählen|aufziehen|angehen|anpacken|umsetzen|aufbauen|verpacken|inszenieren|rüberbringen|auf|an|um))|was (?:wäre|könnte|wär)(?: \\S+){0,2} (?:ein|eine|der|die|guter|gute|guten)? ?(?:ansatz|aufhänger|dreh|blickwinkel|story|geschichte)(?: (?:für|zu|bei|sein))?|(?:ein |nen |einen )?(?:guter |guten |neuer |neuen |anderer |anderen )?(?:ansatz|dreh|twist) (?:für|zu|zum)",
  ordinals: [
    "erste[nrms]?|1 \\.",
    "zweite[nrms]?|2 \\.",
    "dritte[nrms]?|3 \\.",
    "vierte[nrms]?|4 \\.",
    "fünfte[nrms]?|5 \\.",
    "sechste[nrms]?|6 \\.",
    "siebte[nrms]?|7 \\.",
    "achte[nrms]?|8 \\.",
    "neunte[nrms]?|9 \\.",
    "zehnte[nrms]?|10 \\.",
  ],
  last: "letzte[nrms]?",
  all: "alle[nr]?|jede[nrms]?|diese|alles|die alle|jeweils",
  both: "beide[ns]?|die zwei",
  pronoun:
    "es|das|dies|ihn|den|die|dieses|diesen|diese|dieser|den da|das da|der|dem|jenes|daraus|davon|dazu|dafür|hiervon",
  changes: {
    shorten:
      "(?:viel |etwas |bisschen )?zu lang\\w*|weniger (?:wörter|worte|text|zeichen)|kürz\\w*|verkürz\\w*|einkürz\\w*|eindampf\\w*|knapper\\w*|kürzere\\w*|gekürzt|kurz und knackig|halb so lang|kürzer\\w*|kürze|kürzen|kürz|verkürz\\w*|einkürzen|weniger lang|knapper\\w*|zu lang|straffe\\w*|gekürzt|kompakter\\w*",
    intensify:
      "(?:ist|klingt|wirkt|find\\w* ich|is)(?: \\S+){0,2} (?:langweilig|lahm|fad|öde|schwach|brav|lasch|flach|dröge|trocken|nichtssagend)|mehr (?:wumms|knall|feuer|energie|spannung|action|hype|würze|bums|pfeffer)|weniger (?:langweilig|lahm|brav|öde)|aufmotz\\w*|motz\\w*|reißerisch\\w*|krasser|geiler|fetziger|heftiger\\w*|reizvoller\\w*|wilder|frecher\\w*|stärker\\w*|knackiger\\w*|krasser\\w*|reißerischer\\w*|dramatischer\\w*|spannender\\w*|intensiver\\w*|packender\\w*|provokanter\\w*|aufregender\\w*|kraftvoller\\w*|wuchtiger\\w*|catchier|auffälliger\\w*|mehr (?:pep|wucht|drama|power|wumms|kraft|spannung|biss|clickbait|hook)|intensivier\\w*|verstärk\\w*|zugespitzt\\w*|zuspitzen|spitz\\w*|mutiger\\w*|extremer\\w*|peppiger\\w*|griffiger\\w*|emotionaler\\w*|aufpeppen|pepp\\w*",
    rephrase:
      "umformulier\\w*|(?:klingt|liest sich|ist|wirkt)(?: \\S+){0,2} (?:komisch|holprig|sperrig|seltsam|hölzern|gestelzt|blöd)|anders (?:ausdrücken|sagen|formulieren|formuliert|schreiben)|neu (?:formulieren|schreiben)|(?:sag|schreib|formulier|drück)\\w*(?: \\S+){0,3} (?:anders|neu|um)|andere worte|andere formulierung|umformulier\\w*|formulier\\w*(?: \\S+){0,6} (?:um|anders|neu)|anders formulier\\w*|in anderen worten|mit anderen worten|anders (?:ausdrücken|sagen|schreiben|gesagt)|umschreib\\w*|schreib\\w*(?: \\S+){0,6} um|neu formulier\\w*|anders|drück\\w*(?: \\S+){0,4} anders",
    variations:
      "(?:mehr|noch mehr|noch (?:ein )?(?:paar|\\d+)|weitere)(?: \\S+)? (?:in der art|in die richtung|wie (?:den|die|das|nummer|der)|davon|dieser art|so ähnlich)|in die richtung|so (?:ähnliche|welche)(?: wie)?|(?:mehr |noch mehr |weitere |andere )?(?:in der|nach) (?:art|machart)(?: von| wie)?|(?:mehr |andere |noch mehr )?(?:im stil|so wie|à la)(?: von)?|varianten?|variationen|variation|versionen|version|alternativen?|ähnliche\\w*|abwandlung\\w*",
  },
  complaint:
    "(?:der|die|das|er|sie|es|weil)(?: \\S+)? (?:ist|klingt|wirkt) (?:\\S+ ){0,3}?(?:langweilig|lahm|fad|flach|öde|zu \\S+|schwach|müde)",
  edit: "aber|füge|hinzu|ergänze?|entferne?|lösche?|streiche?|ersetze?|tausche?|ändere?|änder|erwähne?|nutze|nimm|ohne|mit|statt|mehr|weniger|als|mache?|setz\\w*|pack|dreh|heller|dunkler|größer|kleiner|lustiger\\w*|ernster\\w*|bunter|weg|kein|keine|in|wechsle|lass|lasse|nehm|hell\\w*|vergrößer\\w*|verkleiner\\w*|rück|rücke|schieb|etwas|bisschen|viel|hau|raus|rein|dunkle|zoome?",
  redo: "mache?|zeichne|male?|nochmal|noch mal|neu|nimm|ich (?:will|möchte|hätte gern)|bearbeite|überarbeite|verändere?|ändere?|änder|gib mir|probier|das|den|die|dem|der|bei|beim|auf|zum|vom",
  remember:
    "merke?(?: dir)?|vergiss nicht|nicht vergessen|denke?(?: \\S+)? (?:dran|daran)|behalte?(?: \\S+)? (?:im kopf|im hinterkopf)|ab jetzt|ab sofort|von jetzt an|von nun an|künftig|in zukunft|zukünftig|notiere?(?: dir)?|speichere? (?:im|in (?:das|dein|deinem)) gedächtnis|für die zukunft|fürs nächste mal|beachte|schreib dir auf|präge? dir ein|erinnere? dich(?: daran)?|nur damit du'?s? (?:es )?weißt|damit du(?:'s|s| es)? weißt|zur info|nur zur info|zu deiner info|wichtig zu wissen|nur so am rande|für dich zur info|wisse|speicher dir|notier dir",
  lasting:
    "(?:benutz|verwend|nimm|schreib|mach|zeig|nenn|pack|setz|erwähn|nutz)\\w*(?: \\S+){0,2} (?:nie|niemals|immer|nie wieder)(?= (?:\\S+ ){0,12}(?:titeln?|thumbnails?|vorschaubild\\w*|wort|wörter|emojis?|konzept\\w*|videos?))|(?:nie|niemals|immer)(?: \\S+){1,10} (?:titeln?|thumbnails?|vorschaubild\\w*)(?: (?:benutzen|verwenden|schreiben|zeigen|packen|nehmen|nutzen))|keine? \\S+ (?:mehr )?in (?:den |meinen |die )?(?:titeln|thumbnails)|ab jetzt|ab sofort|von jetzt an|von nun an|künftig|in zukunft|zukünftig|ab heute|fortan",
  rememberIt:
    "merke? (?:dir )?das|merke? es dir|behalte? das(?: \\S+)?(?: im (?:kopf|hinterkopf))?|denke? (?:immer )?daran|denke? dran|vergiss das nicht|vergiss es nicht|notiere? (?:dir )?das|schreib dir das auf|nicht vergessen",
  listMemory:
    "was (?:weißt|weisst|weiß|weiss|kennst|merkst|behältst)(?: (?:du|dun|d))?(?: \\S+){0,3} (?:über|von) (?:mich|mir|uns|mein\\w*)(?: \\S+)?|was hast (?:du )?(?:dir )?(?:\\S+ ){0,3}(?:gemerkt|notiert|gespeichert|behalten|aufgeschrieben)(?: (?:über|von) (?:mich|mir|uns|mein\\w*))?|was (?:weißt|weisst) (?:du )?noch|was hab(?:e)? ich dir (?:\\S+ ){0,3}(?:gesagt|erzählt)|(?:was|welche|zeige?|liste|alles|sag)(?: \\S+){0,6} (?:weißt|gemerkt|merkst|gedächtnis|erinnerungen|erinnerst|notiert|gespeichert|behalten)(?: \\S+){0,5} (?:mich|mir|uns|kanal)|was weißt du(?=(?: \\S+)? (?:über|von) (?:mich|mir|uns|mein)|$)|was hast du(?: \\S+){0,4} (?:gemerkt|notiert|behalten)|woran erinnerst du dich|an was erinnerst du dich|(?:zeige?|liste|öffne)(?: \\S+){0,4} (?:gedächtnis|erinnerungen|gemerkt\\w*)|was steht(?: \\S+){0,3} gedächtnis|erinnerst du dich an (?:etwas|mich|irgendwas)",
  status: {
    idea: "ideen?|noch nicht (?:angefangen|begonnen)|ideenphase|ideenstadium|idee",
    in_development:
      "in (?:arbeit|entwicklung|bearbeitung|produktion|der mache)|arbeite\\w*|laufende\\w*|unfertig\\w*|angefangen\\w*|begonnen\\w*|offen\\w*|aktiv\\w*|in der pipeline|im gange|dran|halb fertig\\w*|gestartet\\w*",
    published:
      "veröffentlicht\\w*|fertig\\w*|online|hochgeladen\\w*|publiziert\\w*|abgeschlossen\\w*|live|erschienen\\w*",
  },
  working: "woran (?:arbeite|arbeiten|bin|sind)|an was (?:arbeite|arbeiten)|an welchen?(?: \\S+){0,3} arbeite\\w*",
  stored:
    "(?:hab|habe|hatte|haben|hatten)(?: (?:ich|wir|i))(?: \\S+){0,8} (?:gespeichert|angelegt|angefangen|begonnen|abgelegt|gesichert|liegen|geplant|gesammelt|in arbeit)|(?:was|welche)(?: \\S+){0,2} (?:hab|habe|hatte|haben)(?: ich| wir)?(?: \\S+){0,8} (?:gespeichert|angelegt|angefangen|abgelegt|in arbeit|veröffentlicht|geplant|gesammelt)|meine(?:n)? gespeicherten?(?: ideen| titel| sachen| projekte)?|(?:zeig\\w*|liste|gib)(?: \\S+){0,2} (?:alles|sachen|was)(?: \\S+){0,3} (?:in (?:arbeit|entwicklung|bearbeitung|produktion)|veröffentlicht|unfertig|angefangen|noch offen)|(?:was|alles was)(?: \\S+){0,3} (?:in arbeit|in entwicklung|in der mache|in der pipeline)(?: ist| hab| habe)?|was (?:ist|hab ich|habe ich)(?: \\S+){0,3} (?:in arbeit|in entwicklung|in der pipeline|offen)",
  placement:
    "(?:wo|wie|wann|an welcher stelle|an welchen stellen|welche stellen?|welcher moment|in welchem teil|an welchem punkt)(?: \\S+){0,16}? (?:passt|passen|passte|einbauen|einbau|baue|erwähn\\w+|unterbringen|bring\\w*|platzier\\w*|integrier\\w*|einbinden|binde|nennen|nenne|bewerben|bewerbe|einfügen|reinpass\\w*|hinpass\\w*|reinpacken|vorstellen|setzen)|(?:platz|stelle|moment) für|baue?(?: \\S+){1,6} ein|(?:integriere?|platziere?)(?: \\S+){1,4} in",
  sponsor:
    "sponsor\\w*|gesponsert|werbe\\w*|werbung|integration\\w*|produktplatzierung\\w*|kooperation\\w*|placement\\w*|anzeige|marke|partner\\w*|deal|zusammenarbeit|angefragt|bezahlt|zahlt|kunde|finanziert|auftrag|unterstütz\\w+",
  integrationFiller:
    "wo|wie|wann|an|welcher|welche|welchem|welchen|stelle|stellen|moment|punkt|teil|könnte|kann|könnten|würde|sollte|soll|ich|wir|man|ihn|sie|es|passt|passen|passte|einbauen|baue|erwähnen|erwähne|unterbringen|bringe|platzieren|platziere|integrieren|integriere|einbinden|binde|nennen|nenne|bewerben|am|besten|gut|natürlich|mein|meine|meinen|meinem|unser|sponsor|sponsoren|sponsorin|gesponsert|von|werde|werden|wird|wurde|werbepartner|werbung|werbe|integration|integrationen|für|in|im|ein|eine|einen|einem|der|die|das|den|dem|ist|mit|und|gib|mir|vorschläge|ideen|vorschlag|schlag|vor|video|rein|hin|hinein|reinpassen|produktplatzierung|produktplatzierungen|kooperation|marke|partner|zeig|finde|wäre|platz|ins|dieses|diesem|hab|habe|als|mache|bitte|ginge|geht|sinnvoll|will|wollen|deal|angefragt|hat|haben|zahlt|bezahlt|bau|baue|ich|das|am|besten|ein|einen|dabei|würde|unterbringe|reinnehmen|sponsern|bei|mir|uns|gerade|neuer|neue|kriege|unter|wie|bekomme|zusammenarbeit",
  performed:
    "(?:viel |deutlich |weit |wesentlich |extrem |richtig )*(?:mehr|höhere) (?:aufrufe|klicks|views|zuschauer|abrufe)(?: (?:als|wie) (?:sonst|üblich|normal|gewöhnlich|gewohnt|der schnitt|immer))?|(?:viel |deutlich |weit )?(?:besser|stärker|mehr) (?:als|wie) (?:sonst|üblich|normal|gewöhnlich|gewohnt|der schnitt|immer)|(?:geht|gehn|gehen|ging|gingen)(?: \\S+){0,5}? (?:ab|steil|viral|durch die decke|gut|richtig gut)|(?:läuft|laufen|lief|liefen|funktioniert|funktionieren|klappt|zieht)(?: (?:grad|gerade|grade|momentan|so|richtig|mega|echt|total|super|voll|denn|aktuell|besonders|extrem|bei|derzeit|zurzeit))*(?: (?:gut|stark|krass|ab))?|was (?:zieht|klickt|knallt|ballert|rockt|ankommt)|ballert|knallt|über (?:dem|ihrem|seinem) (?:schnitt|durchschnitt|niveau|üblichen)|abgehoben|überflieger|überraschungshits?|abräumt|gut geklickt|viel geklickt|(?:haben|hat|hatten|hatte) (?:\\S+ ){0,3}?(?:rasiert|gezogen|eingeschlagen|abgerissen|gerissen)|durch die decke (?:gehen|geht|gegangen|ging|gingen)|ausreißer\\w*|outliers?|viral\\w*|durch die decke|erfolgreich\\w*|überdurchschnittlich\\w*|abgegangen|abgehen|durchgestartet|eingeschlagen|explodiert\\w*|(?:lief|liefen|laufen|läuft|gelaufen|funktionier\\w*)(?: \\S+){0,12}? (?:am besten|besonders gut|gut|besser|super)(?: (?:wie|als) (?:sonst|üblich|gewohnt|normal|immer))?|(?:am besten|gut|besser|super|besonders gut) (?:lief|liefen|laufen|läuft|gelaufen|funktionier\\w*|performt\\w*|abgeschnitten)|im trend|trend\\w*|besser als (?:üblich|sonst|gewohnt)|hits?|topvideos?|beste videos|besten videos|über dem durchschnitt|gut ankam\\w*|gut angekommen|abgeräumt|performt\\w*|senkrechtstarter|knaller|(?:geht|gehen|ging|gingen)(?: \\S+){0,4} (?:ab|steil)|angesagt|gerade (?:läuft|los|gut läuft)|überdurchschnitt\\w*|rasiert|zündet|gezündet|kracht|durchgeknallt|reinhaut|reingehauen|hype\\w*|gehypt\\w*|überperformt\\w*|besser liefen|rockt|läuft (?:gerade|grad|zurzeit|momentan)",
  followed:
    "(?:kanäle[n]?|creator\\w*|leute[n]?|youtuber\\w*|die|denen|accounts)(?: \\S+){0,3} (?:ich|wir) (?:folge|folgen|abonniert habe)|(?:ich|wir) (?:folge|folgen|abonniert \\w+)|gefolgte[nr]? (?:kanäle[n]?|creator\\w*)|abonnierte[nr]? (?:kanäle[n]?|creator\\w*)|meine[nr]? (?:lieblings ?)?(?:kanäle[n]?|creator\\w*|abos)|denen ich folge",
  channel: "(?:vom|vom youtube|auf dem|von dem|des|beim|im|von|der) kanals?(?: namens| von)?|kanal",
  channelFrom: "von|vom",
  newest: "neueste\\w*|neuste\\w*|aktuellste\\w*|nach (?:datum|neuheit)|neueste zuerst|jüngste\\w*",
  byViews:
    "(?:sortiert )?nach (?:aufrufen|views|klicks|aufrufzahlen|klickzahlen|aufrufzahl)(?: sortiert)?|meist ?gesehen\\w*|meist ?geklickt\\w*|(?:meisten|meiste) (?:aufrufe\\w*|views|klicks)|die meisten aufrufe",
  period:
    "letzte[nrms]?|letzter|vergangene[nrms]?|diese[nrms]?|seit|jünger als|nicht älter als|aktuelle[nrms]?|vorige[nrms]?|weniger als|innerhalb",
  recently:
    "gerade eben|gerade|grad|grade|zurzeit|zur zeit|momentan|aktuell|im moment|im augenblick|heutzutage|die letzte zeit|seit kurzem|jüngst|kürzlich|neulich|in letzter zeit|zuletzt|derzeit|dieser tage|letztens",
  atLeast:
    "mindestens|min|minimum|ab|über|mehr als|größer als|höher als|wenigstens|mit|von|>|≥|> =|einem|ein|oberhalb von",
  indexWord: "index|outlier ?wert|faktor|score|wert|performance|multiplikator",
  times: "x|mal|fach\\w*",
  shortVideos: "shorts|kurzvideos?|kurze videos|kurzformate?|hochkantvideos?",
  outlierFiller:
    "dinge|krass\\w*|mega|richtig|echt|total|voll|viel|mehr|klicks|aufrufe|views|als|sonst|üblich|normal|schnitt|deutlich|weit|angelegt|gemacht|gemacht|kam|kamen|an|weisst|weißt|sag|ma|n|ne|nem|da|branche|feld|welt|kanälen|leuten|irgendwelche|kategorie|themen|nischen|geklickt\\w*|hatten|ausreißer\\w*|outliers?|videos?|suche?|such|finde?|finden|zeige?|mir|welche[rsnm]?|was|gibt|gib|es|anderen?|anderer|kanäle[n]?|kanal|creator\\w*|von|vom|aus|im|in|der|die|das|den|dem|des|über|zu|zum|zur|für|mit|bei|beim|und|ein|eine|einen|paar|einige|sind|ist|wurden|wurde|haben|hat|gegangen|viral\\w*|geworden|thema|nische|bereich|nur|am|besten|gut|erfolgreich\\w*|durch|decke|liefen|lief|laufen|läuft|gelaufen|funktionieren|funktioniert|meisten|sortiert|nach|ich|möchte|will|brauche|sehen|kannst|du|könntest|hast|habe|besonders|alle|bitte|gerade|grad|zurzeit|derzeit|so|etwas|irgendwas|sich|rund|ums|um|andere|mal|auf|youtube|ergebnisse|treffer|schon|gingen|abgegangen|trend|lange|wer|wo|geht|gehen|ab|überdurchschnittlich|zuerst|aus|szene|ecke|alles|bereich|genre|los|denn|eigentlich|grade|momentan|aktuell|sachen|zeug|stehen|ist|bitte|hochgeladen\\w*",
  web: "(?:such\\w*|schau\\w*|guck\\w*|recherchier\\w*|finde?|find)(?: \\S+){0,4} (?:netz|internet|web|online|google)|google\\w*|recherchier\\w*|im (?:netz|internet|web)|websuche|internetsuche|online",
  webFiller:
    "suche?|such|suchen|schaue?|schau|guck|recherchiere?|recherchier|recherche|finde?|find|im|netz|internet|web|online|google|googel|googeln|googl|nach|mal|mir|bitte|raus|heraus|über|zu|zum|eine|websuche|internetsuche|mach|ich|will|möchte|wissen|kannst|du|könntest|informationen|infos|danach|in|dem|das",
  lengthLimit:
    "(?:(?:und |alle |je |jeweils |mit |bleib |die )?(?:unter|höchstens|maximal|max|bis zu|weniger als|nicht mehr als|nicht länger als|kürzer als|nicht über|etwa|rund|mindestens|über) )?\\d+ (?:zeichen|buchstaben|wörtern?|worte[n]?)(?: lang| maximal| oder weniger| höchstens)?",
  manner:
    "in (?:einem )?\\S+ (?:ton|stil)|im \\S+ (?:ton|stil)|in der (?:ich|ersten|dritten)(?: form| perspektive| person)?|in ich form|aus (?:der )?ich perspektive|als fragen?|mit (?:einer |einem )?(?:zahlen?|fragen?|emojis?)|ohne (?:clickbait|zahlen?|emojis?|fragen?)|in großbuchstaben|in kleinbuchstaben",
  tones:
    "lustige[nrms]?|witzige[nrms]?|ernste[nrms]?|dramatische[nrms]?|kurze[nrms]?|lange[nrms]?|griffige[nrms]?|knackige[nrms]?|düstere[nrms]?|emotionale[nrms]?|ehrliche[nrms]?|einfache[nrms]?|mutige[nrms]?|geheimnisvolle[nrms]?|gruselige[nrms]?|kreative[nrms]?|originelle[nrms]?|verrückte[nrms]?|provokante[nrms]?|spannende[nrms]?|clevere[nrms]?|lehrreiche[nrms]?|reißerische[nrms]?|realistische[nrms]?|packende[nrms]?|ungewöhnliche[nrms]?|starke[nrms]?|kürzere[nrms]?|ruhige[nrms]?|bunte[nrms]?|neugierige[nrms]?|clickbait|coole[nrms]?|krasse[nrms]?|minimalistische[nrms]?|sarkastische[nrms]?|freche[nrms]?",
  pieces:
    "stück|davon|reichen|reicht|genügen|ergebnisse|treffer|insgesamt|höchstens|nur|maximal|videos|je|würden reichen|optionen|optionen|ideen|vorschläge|varianten",
  finalVerbs:
    "heißen|nennen|betiteln|aufziehen|angehen|umsetzen|anpacken|zeichnen|schreiben|erstellen|machen|geben|generieren|malen|entwerfen|gestalten|vorschlagen|passen|einbauen|erwähnen|unterbringen|platzieren|integrieren|einbinden|nennen|bewerben|zeigen|suchen|finden|haben|liefern|überlegen|ausdenken|einfügen|reinpassen|hinpassen|rein|brainstormen|formulieren|skizzieren|raussuchen|heraussuchen|recherchieren|nachschauen|nachsehen",
  translate: "übersetz\\w*|übersetzung",
  inLanguage: "auf|ins|in",
  greeting:
    "hallo|hi|hey|moin|servus|guten (?:morgen|tag|abend)|danke|danke dir|vielen dank|super|perfekt|toll|ok|okay|cool|passt|grüß dich",
  help: "was kannst du|was machst du|wie funktioniert (?:das|das hier)|hilfe|hilf mir|wer bist du|was bist du|wobei kannst du helfen",
  myChannel:
    "meinen kanal|meinem kanal|unseren kanal|mein nächstes video|mein neues video|meine videos|diesen kanal|den kanal|mein kanal",
  writing:
    "gedichte?|aufsatz|essays?|e ?mails?|mails?|tweets?|briefe?|geschichten?|lieder?|songs?|songtext|artikel|code|witze?|kommentare?|blogbeitrag|blogartikel",
  projectFiller:
    "angelegt|angefangen|abgelegt|irgendwo|irgendwann|mal|schonmal|begonnen|alles|nicht|doch|hatten|zeigen|liegen|rumliegen|notiert|geplant|ma|n|ne|nem|wieder|weiß|weiss|sag|gucken|guck|thema|gesammelt|ideen|idee|titel|sachen|dings|steht|stand|unter|wurde|gemacht|erstellt|hab|habe|haben|ich|wir|schon|bereits|was|ein|eine|einen|mein|meine|meinen|der|die|das|den|dem|suche?|such|finde?|zeige?|mir|welche[rsnm]?|liste|auflisten|alle|von|vom|in|im|sind|ist|über|zu|zum|zur|mit|für|als|projekte?n?|projekt|videos?|gerade|noch|gibt|es|an|arbeite|arbeiten|welchen|namens|und|bitte|irgendwas|etwas|auf|sehen|anzeigen|raus|öffne|wie|viele|status|wo|hast|du|kannst|meiner|moment|erwähnen|erwähnt|handeln|vorkommt|aktuell|gib|denn|eigentlich|da|bei|aus|so|ob|stehen|stehn|wo|hin|geblieben|steckt|abgeblieben|nochmal|liegt|finde|war|hatte|denn|nur|gleich|jetzt|gelandet|bloß|hol|hole|zum|her|ist|sind|gespeichert",
};
