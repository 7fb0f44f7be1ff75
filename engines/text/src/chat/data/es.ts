import type { RequestGrammar } from "./request-grammar.ts";

export const spanish: RequestGrammar = {
  signs:
    "el los las del con sin cómo qué mi mis una unos unas y por para años días más dame haz hazme hazlo quiero necesito busca búscame sobre títulos título miniatura miniaturas vídeo vídeos video que cuál cuáles dónde ahora otro otra otros otras lo mismo pero guarda proyecto proyectos recuerda primero primera segundo segunda tercero tercera tercer último última corto corta me te se al su es son un nuevo nueva ideas idea porfa favor gracias hola oye puedes podrías canal canales acorta reformula enséñame muéstrame escribe dibuja crea ponle quita cambia también tengo en como esto eso este esta ese esa paquete paquetes concepto conceptos guion escaleta virales ordenados dos cuatro cinco seis siete ocho nueve diez concierto de no nunca siempre partir fue era está están estoy estás sabes tienes tiene hay ser haber he has ha hemos han hacer hago hace hizo hice salir salga muy mucho mucha muchos muchas poco todo todos toda todas algo alguien nada cada desde hasta entre cuando aunque porque pues ya ni o nos les le la yo tú él ella vosotros ustedes conmigo contigo donde adonde cuándo cuánto cuánta mejor peor menos misma aquel aquella estos estas esos esas uno mira venga vale buenas tal guay tío",
  abbreviations:
    "q=que|k=que|xq=porque|pq=porque|pa=para|d=de|x=por|xfa=porfa|xfi=porfa|porfi=porfa|xfavor=por favor|tb=también|tmb=también|tbn=también|bn=bien|dnd=donde|ke=que|kiero=quiero|toy=estoy|ta=está|vid=video|vidio=video|vids=videos|mini=miniatura|minis=miniaturas|titu=título|titus=títulos|xa=para|aki=aquí|nd=nada|msj=mensaje|salu2=saludos|proy=proyecto",
  spelling:
    "título títulos sobre miniatura miniaturas concepto conceptos paquete paquetes proyecto proyectos recuerda corto reformula variantes patrocinador publicados virales",
  polite:
    "por favor|porfa|porfi|porfavor|gracias|muchas gracias|hola|oye|oiga|ey|eh|vale|ok|bueno|bien|pues|venga|a ver|mira|ahora|también|anda|si puedes|si es posible|estaría (?:bien|genial)|sería genial|tío|y|plis|entonces|además|genial|perfecto|guay|jo|buah|joe|venga va|anda porfa|de paso|si te parece|cuando puedas|buenas|tronco|majo|maja",
  tail: "ya que estás|ya que estas|ya puestos|para mañana|de una vez|cuanto antes|alguna idea|(?:tienes|tenés|hay) (?:algo|alguna idea|ideas)|se te ocurre (?:algo|alguno|alguna)|me echas (?:un cable|una mano)|me ayudas|ayuda|ayúdame|qué (?:opinas|piensas|dices|te parece)|por ahí|por algún lado|ya|o algo|o algo así|o así|o lo que sea|jaja|jajaja|tío|tía|bro|wey|güey|che|verdad|eh|vale|todo junto|sin que (?:se note|moleste|quede|parezca|resulte|canse)(?: \\S+){0,4}|que no (?:moleste|canse|parezca)(?: \\S+){0,3}",
  ask: "(?:serías|sería|tendrías|tendría)(?: usted)?(?: la)? (?:tan amable|amabilidad|bondad) de|(?:le|te) (?:agradecería|pediría|pido)|(?:podría|podrías)(?: usted)? (?:proponerme|darme|hacerme|escribirme|dibujarme|sugerirme)|proponerme|escribirme|dibujarme|sugerirme|se busca|se buscan|haría falta|me gustaría (?:tener|ver)|armarme|pensarme|(?:me )?(?:puedes|podrías|podría|puede|podéis)|(?:yo )?(?:quiero|quisiera|querría|necesito|busco|me gustaría|quería|me hacen falta|me hace falta|nos hacen falta)|dame|danos|dime|hazme|haz|hagas|haga|escribe|escríbeme|escribir|escribas|crea|créame|crear|genera|genérame|generar|propón|proponme|proponer|sugiere|sugiéreme|sugerir|dibuja|dibújame|dibujar|diseña|diséñame|diseñar|pinta|píntame|pintar|ilustra|piensa|pensar|inventa|invéntate|prepara|prepárame|preparar|muéstrame|enséñame|muestra|enseña|pásame|ponme|tienes|tendrías|se te ocurren?|hay|hacer|hacerme|dar|darme|sácame|saca|lánzame|ayúdame con|qué tal|redacta|redáctame|das|me das|dais|propones|sugieres|échame|echas una mano|(?:me )?echas|échame una mano|tira|tírame|suelta|suéltame|pasa|manda|mándame|cuenta|cuéntame|apaña|monta|necesitaría|me vendrían? bien|ayuda|ayúdame|ayúdame a|buscarle|quiero ver|me vendrían? bien|me vendría genial|piensa en|pensar en|piensas|estaría bien|necesitamos|ocupo|quisiera|hazte|ármame|arma|ármate|avienta|aviéntame|pasame|tirame|pensame|haceme|dame ahí|regálame|regalame|me hace|me haces|me hagas|me tiras|me sacas|me pasas|me preparas|me montas|me dibujas|me escribes|podés|me podés|me puedes|móntame|montame|se te ocurre|ideame|sacate|curráte|cúrrate|ponte|voy a necesitar|hace falta|me falta",
  imperatives:
    "dame|haz|hazme|hazlo|hazla|escribe|escríbeme|crea|créame|genera|propón|proponme|sugiere|dibuja|dibújame|diseña|pinta|muéstrame|enséñame|guarda|guárdalo|guárdala|guárdalos|mete|acorta|acórtalo|reformula|busca|cambia|convierte|pon|ponlo|prepara|recuerda|lista|añade|quita",
  filler:
    "un|una|unos|unas|el|la|los|las|lo|de|del|para|sobre|en|a|al|con|y|o|me|mi|mis|que|es|son|por|se|este|esta|algo|algún|alguna|algunos|algunas|buenos|buenas|mejores|video|videos|youtube|ideas?|sugerencias?|opciones|propuestas?|unos cuantos|más|otro|otra|otros|otras|nuevos?|nuevas?|cuál|cuáles|qué|hay|todos|todas|nuestro|nuestra|tu|tus|su|sus|ha|han|hayan|haya|como|d|pa|q|ningún|ninguna|cualquier|algo|pondrías|pondríais|pones|darías|das|claquen",
  articles: "un|una|unos|unas|el|la|los|las|mi|mis|algún|alguna|algunos|algunas",
  one: "un|una|uno|un solo|una sola|solo un|solo una",
  some: "unos|unas|algunos|algunas|varios|varias|unos cuantos|unas cuantas|más|nuevos|nuevas|una lista de",
  about:
    "(?:donde|en (?:la|el) que|que) (?:salga|salgo|salgamos|aparezca|aparezco|se vea|se me vea|esté)|(?:donde|en (?:la|el) que) (?:yo )?(?=\\S+)|sobre|acerca de|acerca del|para|de|del|con|donde|en (?:el|la|los|las) que|en torno a|alrededor de|que (?:trate|trata|traten|hable|hablen|va|vaya) (?:de|del|sobre)|relacionad[oa]s con|basad[oa]s en|inspirad[oa]s en|respecto a|cuando|en|d|pa|pal|para un|de un|de una|donde yo|en el cual|en la cual|dnd",
  topicIs:
    "(?:el |mi )?(?:video|vlog)(?: es| será| sería)(?: de| sobre| cuando| yo)?(?= (?!muy|tan|demasiado|largo|corto|malo|bueno|aburrido)\\S+ \\S+)|(?:el|mi|nuestro) (?:próximo|nuevo|siguiente|último)(?: video| vlog)?(?: es| va| será| trata)?(?: de| sobre| del)(?: que)?|(?:el |mi )?(?:video|vlog|tema)(?: es| va)? ?:|(?:es|va) (?:un video |el video |uno )?(?:sobre|donde)|(?:acabo de |voy a |quiero )(?:grabar|hacer|editar|subir|terminar) (?:un |el |mi |otro |uno )(?:video|vlog)? ?(?:de|del|sobre|donde|en el que)|tema(?= \\S+ \\S+)|el video trata(?: de| sobre)|trata de|va de|(?:el |mi |nuestro )?(?:tema|asunto)(?: del v[ií]deo)?(?: es| será|:| :)|(?:el |mi |este |próximo |nuevo |siguiente )*(?:video|vlog|episodio) (?:es |va |trata |irá |tratará |habla |será )+(?:de|del|sobre)|(?:se )?trata (?:de|del|sobre)|va (?:a ir )?(?:de|del|sobre)|(?:estoy |estamos |voy a |vamos a )(?:haciendo|grabando|preparando|editando|hacer|grabar|preparar) (?:un |el |mi |otro |nuevo |próximo )*(?:video|vlog|corto|episodio)(?: nuevo)? (?:de|del|sobre|en el que|donde|para)|(?:he )?(?:grabado|grabé|hice|hecho) un video (?:de|sobre|en el que|donde)",
  video: "videos?|vlogs?|episodios?|clips?|documental(?:es)?|películas?|pelis?",
  videoLead:
    "mi|un|una|el|la|nuestro|este|ese|nuevo|próximo|siguiente|otro|último|de youtube|ese|del|algún|nuestro|aquel|mis|el próximo",
  videoLink:
    "sobre|acerca de|de|del|donde|en el que|en la que|que (?:trata|va|habla|explica|cuenta|muestra) (?:de|del|sobre)|que (?:explica|muestra|cuenta|enseña)|llamado|titulado|para|con|:|en que|cuyo tema es|d|dnd|q va de|donde yo",
  next: "luego|después|y luego|y después|entonces|a continuación|y entonces",
  and: "y|e|además|también|más|&",
  but: "pero|solo que|aunque|salvo que",
  draw: "dibuj\\w+|pint\\w+|diseñ\\w+|ilustr\\w+|imagen|imágenes|foto|boceto",
  search:
    "busca|búscame|buscar|encuentra|encontrar|encuéntrame|muestra|muéstrame|enséñame|enseña|qué|cuál|cuáles|lista|listar|dame|hay|tengo|ver|quiero ver|quién|quiénes|mira|dime|ábreme|mis",
  question: "qué|cuál|cuáles|quién|cuándo|dónde|por qué|cómo|cuánto|cuánta|cuántos|cuántas|es|son|hay|puedo|debería",
  save: "guarda\\w*|guárda\\w*|mete\\w*|méte\\w*|pon\\w*|pasa\\w*|añade\\w*|almacena\\w*|archiva\\w*",
  create:
    "crea|créame|crear|haz|hazme|abre|inicia|empieza|monta|nuevo|prepara|arranca|quiero|necesito|convierte|abre|móntame|ábreme|ábrete|dame|genera|arranca|inaugura",
  again:
    "(?:prueba|inténtalo|intenta|vuelve a probar) (?:otra vez|de nuevo)|otra vez|de nuevo|una vez más|repite|inténtalo de nuevo|vuelve a (?:hacerlo|intentarlo)|regenera|otra ronda",
  more: "más|otros|otras|otro|otra|nuevos|distintos|diferentes",
  dislike:
    "ningun[oa] (?:me (?:convence|gusta|sirve))|no me (?:convencen?|gustan?|sirven?)(?: (?:ningun[oa]|nada))?|mm+|hm+|no|nada",
  same: "(?:haz )?lo mismo|igual|y (?:qué tal|para)|qué tal|ahora para|y ahora para|y sobre|ahora sobre|ídem",
  as: "como|en|en forma de|a|con",
  named:
    "llamado|llamada|que se llame|que se llama|de nombre|con (?:el )?nombre|titulado|nómbralo|llámalo|nombre:|titulado|que se titule|que se llame|con el título|ponle|ponle de nombre|de título|se llama|se llamará",
  drawing: "dibuja\\w{0,4}|pinta\\w{0,4}|ilustra\\w{0,4}",
  lack: "no se me ocurren?|no (?:encuentro|me sale|me viene)|estoy (?:atascad[oa]|bloquead[oa])(?: con)?|una mano con|sin ideas (?:para|de)|me falta|ayuda con|ayúdame con|ando buscando|no tengo",
  roughly: "máximo|máx|como mucho|como|unos|unas|tipo|quizás?|tal vez|más o menos|así como|digamos|con|al menos",
  naming:
    "cómo (?:le |lo |la |les )?(?:pongo|ponemos|pongamos|pondrías|pondríais|ponerle|ponerlo)(?= (?:a|al|de|nombre|título)? ?\\S+)|(?:cómo|como|q|qué)(?: (?:le|lo|la|se|podría|podríamos|puedo|podemos|debería|deberíamos|demonios|narices|puede|a|puedes|podrías|me|tengo|que))* (?:llam\\w+|titul\\w+|nombrar\\w*|nombro|bautiz\\w+)|(?:un|algún|ningún|buen|buenos|nuevos|\\d+) (?:buen )?nombres? (?:para|pa|a|guapo|bueno|chulo|que)|(?:dame|quiero|necesito|busco|piensa|pienso|sugiere|sugiéreme|propón|proponme)(?: \\S+){0,2} nombres?(?: (?:para|pa|de))?|qué (?:nombre|título) (?:le |les )?(?:pong\\w+|pon\\w+|doy|dar\\w+|pega\\w*|queda\\w*)|algo (?:que|q) (?:enganche|atrape|pegue|llame(?: la atención)?|invite|dé ganas|haga)(?: a)?(?: (?:clic|click|clicar|pinchar|picar|hacer clic))?|algo (?:pegadizo|llamativo|con gancho|cañero|potente|clicable)|cómo (?:titular\\w+|llamar\\w+|llamo|se podría llamar|podría llamarse|debería llamarse)|qué nombre (?:le )?(?:pongo|ponemos|pondrías|pones)|qué nombre (?:le |les )?(?:pon\\w*|doy|darías|das|podría)|cómo (?:lo |la )?(?:llam\\w+|titul\\w+)|un nombre para|nombres? para (?:mi|un|el|este) (?:\\S+ )?(?:video|episodio|vlog)|algo pegadizo",
  approaching:
    "(?:no sé |ni idea de |no tengo claro )?(?:cómo|como|de qué (?:forma|manera))(?: (?:puedo|podría|podríamos|debería|se|le|lo|la|podrías|harías|puede|me|tú|yo))* (?:enfoc\\w+|cont\\w+|plante\\w+|abord\\w+|explic\\w+|grab\\w+|present\\w+|narr\\w+|hacer|hago|monto|montar|darle)(?: la historia (?:de|del)|(?= (?:un|una|el|la|mi|lo|este|esta|los|las|vueltas?) ))|qué (?:enfoque|ángulo|giro|vuelta|historia)(?: (?:le|podría|puedo|doy|dar|daría|darías|darle|para|a))*|(?:un |algún |otro |buen |nuevo )+(?:ángulo|giro|enfoque|punto de vista) (?:para|de|sobre)|qué podría (?:grabar|hacer|contar)(?= (?:sobre|con|de))",
  ordinals: [
    "primer[oa]?|1[oaº]",
    "segund[oa]|2[oaº]",
    "tercer[oa]?|3[oaº]",
    "cuart[oa]|4[oaº]",
    "quint[oa]|5[oaº]",
    "sext[oa]|6[oaº]",
    "séptim[oa]|7[oaº]",
    "octav[oa]|8[oaº]",
    "noven[oa]|9[oaº]",
    "décim[oa]|10[oaº]",
  ],
  last: "últim[oa]",
  all: "tod[oa]s(?: ell[oa]s)?|cada un[oa]|est[oa]s|es[oa]s|todo",
  both: "amb[oa]s|los dos|las dos",
  pronoun:
    "sobre (?:eso|esto|ello)|de eso|al respecto|de ese tema|del mismo tema|lo|la|eso|esto|ese|esa|este|esta|aquel|aquella|el|ello",
  changes: {
    shorten:
      "menos palabras|menos texto|más corto|cort(?:ito|ita)s?|acórt\\w*|acort\\w*|(?:es|está|queda)? ?(?:demasiado|muy|re|tan) larg[oa]s?|más resumid[oa]|más breve|resúm\\w+|a la mitad|recórt\\w*|más cort(?:it)?[oa]s?|cort(?:it)[oa]s?|más breve(?:cit[oa])?s?|acorta\\w*|acórta\\w*|acortar|abrevi\\w+|abrévia\\w*|recort\\w+|recórta\\w*|menos larg[oa]s?|más breves?|reduc\\w+|resum\\w+|más concis[oa]s?|(?:demasiado|muy) larg[oa]s?",
    intensify:
      "(?:es|está|suena|queda|me parece)(?: \\S+){0,2} (?:aburrid[oa]|sos[oa]|floj[oa]|plan[oa]|pobre|débil|tibi[oa]|sin gracia|rollo)|más (?:pegada|garra|tensión|emoción|salsa|picante|bestia|heavy|salvaj\\w+|loco|loca|bruto|fuerza|vida|energía|jugo|polémic[oa]|provocador\\w*|exagerad[oa])|menos (?:aburrid[oa]|sos[oa]|plan[oa])|exager\\w+|mete\\w* caña|(?:ponle|dale|métele|échale) (?:más )?(?:caña|gancho|chispa|picante|fuerza|garra|emoción|salsa)|más (?:fuerte|impactante|potente|intens[oa]|llamativ[oa]|dramátic[oa]|emocionante|atrevid[oa]|agresiv[oa]|poderos[oa]|explosiv[oa]|clickbait|pegadiz[oa]|atractiv[oa]|gancho|fuerza|impacto|chispa|extrem[oa]|contundente|enganchad\\w+|brutal)s?|intensific\\w+|refuerz\\w+|con más (?:gancho|fuerza|impacto|punch)|potenci\\w+|más caña|dale (?:más )?(?:caña|fuerza|vida)",
    rephrase:
      "(?:suena|queda|está)(?: \\S+){0,2} (?:rar[oa]|mal|extrañ[oa]|forzad[oa]|feo)|dilo (?:de otra (?:forma|manera)|distinto|con otras palabras|diferente)|(?:escríbe\\w+|pon\\w+|redacta\\w*|di\\w*) (?:\\S+ )?(?:de otra (?:forma|manera)|distinto|diferente)|otra redacción|rehaz la frase|cambia\\w* (?:la redacción|las palabras|la frase)|dale la vuelta|dale una vuelta|reformul\\w+|reformúl\\w+|reescrib\\w+|reescríb\\w+|con otras palabras|en otras palabras|de otra (?:manera|forma)|de otro modo|parafrase\\w+|dilo distinto|redáctal[oa] de nuevo",
    variations:
      "(?:más|otr[oa]s|alguno más|unos cuantos)(?: \\S+)? (?:como|parecid[oa]s? (?:a|al)|del estilo|por el estilo|en (?:esa|la misma) línea|de ese (?:tipo|estilo)|así)|en esa (?:línea|onda)|del mismo (?:estilo|tipo|palo)|(?:otr[oa]s )?(?:parecid[oa]s|similares)(?: (?:a|al|como))?|(?:por el|del) estilo(?: del?)?|(?:más )?como (?:el|la)(?= (?:\\S+ )?(?:\\d|primer|segund|tercer|cuart|quint|últim|número))|variaciones|variación|variantes?|versiones|versión|alternativas?|parecid[oa]s|similares",
  },
  complaint:
    "(?:que|porque|es que)?(?: me)? ?(?:está|es|queda|suena|parece) (?:\\S+ ){0,2}(?:sos[oa]|flojo|floja|aburrid[oa]|pobre|plano|plana|larg[oa]|débil|lent[oa])",
  edit: "que (?:el|la|los|las|se|no|salga|lleve|mire|esté|parezca|haya|tenga|sea|vaya)|con(?= )|ponme|métele|hazlo|hazla|sácale|tápale|bórrale|gírale|súbele|bájale|en vez|mejor (?:con|sin|en)|pero|añad\\w+|agreg\\w+|quit\\w+|elimin\\w+|cambi\\w+|cámbi\\w*|reemplaz\\w+|sustituy\\w+|pon\\w*|pón\\w*|ponle|mete\\w*|menciona\\w*|usa|sin|con|más|menos|en vez de|que (?:sea|tenga|salga|haya|aparezca)|haz|hazl[oa]s?|hacerl[oa]s?|como|borra\\w*|dale|deja\\w*|sube|baja|aclara|oscurece|agranda|acerca|aleja|gira|difumina|un poco|mucho|que el|que la|que no",
  redo: "rehaz|rehazl[oa]s?|haz|hazl[oa]s?|hazme|repite|dibuja|vuelve a (?:hacer|dibujar)|quiero|edita|modifica|retoca|prueba|dame|redibuja|ajusta|el|la|los|las|a",
  remember:
    "(?:anotar|apuntar|recordar|nota|regla|recordatorio|ojo)(?= ?[:,])|(?:apúntate|anótate|grábate|quédate con)(?: que| esto)?|que no se te olvide(?: que)?|tenlo claro|no se te olvide|recuerda|recordad|recuérdalo|acuérdate(?: de)?|no (?:te )?olvides|no olvides|ten en cuenta|ten presente|tenlo en cuenta|apunta|anota|toma nota(?: de)?|a partir de ahora|de ahora en adelante|en (?:el )?futuro|memoriza|guarda en (?:la |tu )?memoria|quiero que recuerdes|para la próxima(?: vez)?|quédate con|que sepas(?: que)?|para que (?:lo )?sepas|que conste(?: que)?|te aviso(?: de)?(?: que)?|por si acaso|para tu información|quédate con que|apúntate|ten claro",
  lasting:
    "(?:no )?(?:uses|pongas|escribas|hagas|muestres|menciones|metas|saques|utilices|digas)(?: \\S+)? (?:nunca|jamás)(?= (?:\\S+ ){1,12}(?:títulos?|miniaturas?|palabras?|emojis?|conceptos?|videos?))|(?:nunca|jamás|siempre) (?:uses|pongas|escribas|hagas|muestres|menciones|metas|utilices|digas|usa|pon|escribe|haz|muestra)(?= (?:\\S+ ){0,12}(?:títulos?|miniaturas?|palabras?|emojis?|conceptos?|videos?))|(?:usa|pon|escribe|muestra) siempre(?= (?:\\S+ ){0,12}(?:títulos?|miniaturas?|palabras?|emojis?))|a partir de ahora|de ahora en adelante|desde ahora|de aquí en adelante|en todos los futuros",
  rememberIt:
    "recuérdalo|recuerdalo|acuérdate(?: de eso)?|tenlo (?:en cuenta|presente)|tenlo siempre en cuenta|apúntalo|apuntalo|anótalo|anotalo|no lo olvides|que no se te olvide|memorízalo",
  listMemory:
    "(?:te acuerdas de|recuerdas|sabes)(?: \\S+)? (?:mi|mis)(?: \\S+){1,5}|(?:te acuerdas de|recuerdas|sabes) (?:cómo|cuándo|quién|qué) (?:soy|hago|grabo|subo|publico|me)(?: \\S+){0,4}|(?:recuerdas|sabes|te acuerdas de) (?:lo que|qué) te (?:dije|he dicho|conté|he contado|comenté)(?: \\S+){0,8}|repíteme (?:lo que|qué) sabes(?: \\S+){0,4}|(?:qué|que|q) (?:sabes|recuerdas|conoces|te acuerdas|tienes apuntado|tienes guardado|has guardado|has apuntado|sabés)(?: \\S+){0,2} (?:de|sobre) (?:mí|mi|nosotros|mis)(?: \\S+)?|qué te (?:dije|he dicho|he contado|conté)(?: \\S+){0,3}|de qué te acuerdas(?: de mí)?|qué (?:tienes|hay) en (?:la |tu )?memoria|qué has (?:aprendido|memorizado|apuntado|guardado|recordado)(?: \\S+){0,3}|(?:qué|lo que|cuál|lista|muéstra\\w*|enséña\\w*|dime|todo)(?: \\S+){0,6} (?:recuerdas|sabes|memoria|memorizado|recuerdos|recordado|anotado|guardado|apuntado)(?: \\S+){0,3} (?:mí|mi|nosotros|mi canal|canal|estilo)|qué sabes(?= (?:de|sobre) (?:mí|nosotros|mi|mis)|$)|qué (?:recuerdas|tienes (?:en la memoria|guardado|apuntado|anotado|memorizado))|(?:muéstra\\w*|enséña\\w*|lista|abre|ver)(?: \\S+){0,3} (?:memoria|recuerdos|memorias)|te acuerdas de (?:algo|mí)",
  status: {
    idea: "(?:aún |aun |todavía )?no (?:he |las he |lo he )?empe\\w+|ideas?|sin empezar|en fase de idea|idea",
    in_development:
      "en (?:desarrollo|curso|proceso|producción|marcha|progreso)|trabajando|a medias|sin terminar|pendientes?|activos|empezad[oa]s?|abiertos?|en obras",
    published: "publicad[oa]s?|subid[oa]s?|terminad[oa]s?|acabad[oa]s?|lanzad[oa]s?|en línea|list[oa]s",
  },
  working: "en qué(?: \\S+){0,3} (?:estoy|estamos|ando) (?:trabajando)?|qué (?:estoy|estamos) (?:haciendo|preparando)",
  stored:
    "(?:qué|lo que|cuáles|todo lo que)(?: \\S+){0,3} (?:he|hemos) (?:publicado|subido|terminado|guardado|empezado|lanzado)|(?:qué|lo que)(?: \\S+){0,4} en (?:desarrollo|curso|marcha|producción|proceso)|en desarrollo|(?:muéstra\\w*|enséña\\w*|lista|busca|abre|ver|dame|saca)(?: \\S+){0,2} mis(?: \\S+)? ideas|(?:tengo|tenía|había|hay)(?: \\S+){0,3} algo (?:de|del|sobre|con)|mis (?:videos )?(?:publicados|a medias)|(?:qué|cuáles|lo que)(?: \\S+){0,3} (?:guardé|guardamos|tengo guardad\\w+|tenía guardad\\w+|he guardado|tengo (?:en (?:desarrollo|marcha|curso|producción)|a medias|empezad\\w+|publicad\\w+|pendientes?)|dejé a medias)|(?:guardé|tengo guardad\\w+|tenía guardad\\w+|había guardado) (?:algo|alguna|algún|lo|unas|ideas)|mis (?:ideas|títulos|videos|cosas) guardad[oa]s|(?:muéstra\\w+|enséña\\w+|dame|lista|saca\\w*|ver)(?: \\S+){0,2} todo lo(?: \\S+){0,3} (?:en (?:desarrollo|marcha|curso|producción)|a medias|publicado|pendiente)|todo lo que (?:tengo|tenga|hay|esté|está)(?: \\S+){0,2} (?:en (?:desarrollo|marcha|curso|producción)|a medias|publicado|pendiente|empezado)|tengo algo(?: \\S+){0,2} (?:guardado|empezado)|(?:tengo|tenía|había) algo (?:de|sobre)",
  placement:
    "(?:sitios?|huecos?|lugar(?:es)?|momentos?|espacios?|ratos?) (?:para|pa|donde)|(?:dónde|cómo|cuándo|en qué (?:parte|momento|punto|sitio|minuto))(?: \\S+){0,16}? (?:encaj\\w+|met\\w+|coloc\\w+|pon\\w+|pong\\w+|integr\\w+|cuel\\w+|col\\w+|mencion\\w+|nombr\\w+|sac\\w+|promocion\\w+|introduz\\w+|introduc\\w+|incluy\\w+|inclu\\w+|habl\\w+|encaja|queda\\w*|cabe\\w*)|(?:encaja|mete|cuela|integra|coloca|menciona|pon)\\w*(?: a)? \\S+(?: \\S+){0,2} en (?:mi|el|un|este)(?: \\S+)? video|(?:dónde|cómo|cuándo|en qué (?:parte|momento|punto|lugar|minuto|sitio))(?: \\S+){0,14}? (?:encaja\\w*|mete\\w*|meto|metemos|mencion\\w+|coloc\\w+|pon\\w+|integr\\w+|inserta\\w*|habl\\w+|promocion\\w+|introduc\\w+|cabe|cabría|iría|va|queda\\w*|pega\\w*|incluir|incluyo|incluimos|sale)|(?:sitio|hueco|lugar|momento|espacio) para|encajar(?: \\S+){1,4} en|integrar(?: \\S+){1,4} en|meter(?: \\S+){1,4} en",
  sponsor:
    "quier\\w+ (?:salir|aparecer|estar|entrar|anunciarse|colaborar|que (?:los|la|lo|le) (?:saque|mencione|meta))|(?:meter|colar|encajar|integrar|mencionar|colocar)(?= (?:a )?\\S+(?: \\S+){0,3} en )|patrocin\\w+|sponsor\\w*|integraci\\w+|publicidad|anuncios?|emplazamiento\\w*|colaboraci\\w+|promo\\w*|marca|menci[oó]n|acuerdo con|contactado|me (?:paga|pagan|financia)|trato con|colabor\\w+|apoya",
  integrationFiller:
    "dónde|cómo|cuándo|en|qué|parte|momento|momentos|punto|lugar|minuto|sitio|podría|puedo|podríamos|puede|debería|pueden|yo|lo|la|le|los|encaja|encajaría|encajar|encajan|meter|meterlo|meto|meterías|mencionar|mencionarlo|mencionaría|menciono|colocar|colocarlo|coloco|poner|ponerlo|pongo|pondrías|integrar|integrarlo|integro|integrarías|insertar|inserto|hablar|hablo|de|promocionar|introducir|cabe|cabría|iría|va|quedaría|queda|pega|pegaría|mejor|bien|incluir|incluyo|incluirías|sale|tengo|patrocinador|patrocinio|patrocina|patrocinado|patrocinada|por|me|mi|el|un|una|a|al|del|para|con|es|integración|integraciones|publicidad|anuncio|marca|colaboración|sugiere|sugerencias|dame|ideas|busca|que|este|ese|video|mención|menciones|sponsor|natural|naturalmente|y|se|nos|estoy|soy|cómo|haz|ha|han|contactado|acuerdo|trato|tengo|paga|pagan|con|colaboro|colabora|dónde|quedaría|quiere|quieren|conmigo|patrocinarme|meterla|meterlos|colocarla|la|coloco|cómo|hacer|hago|cerrado|he|firmado|salir|aparecer|entrar|colar|cuelo|encajo|encaje|mete|meta|sacar|saco|saque|les|sea|idea|sin|forzado|huecos?|sitios?|lugares|quisiera|querría|espacios",
  performed:
    "van? (?:como un tiro|como la espuma|a tope|genial|muy bien|sobrad\\w+|fino|volando)|como (?:un tiro|la espuma|churros)|a lo (?:grande|bestia)|bomba|pelotazos?|lo (?:está|están|esta|estan) (?:dando|dándolo) todo|(?:se )?(?:vuelan|vuela)|rend\\w+(?: \\S+){0,3} (?:por encima|mejor|más)(?: de (?:lo|la|su) \\S+)?|(?:muchas |bastantes )?más (?:vistas|visitas|visualizaciones|reproducciones|views) (?:de lo|que lo|que de) (?:normal|habitual|costumbre|de siempre)|(?:mucho |bastante )?mejor (?:de lo|que lo|que de|que) (?:normal|habitual|costumbre|siempre|esperado)|(?:lo )?(?:está|están|esta|estan|va|van) (?:\\S+ )?(?:petando\\w*|petándolo|reventando\\w*|rompiendo\\w*|funcionando|triunfando|arrasando|fuerte|subiendo|pegando|tirando|a tope)|funciona\\w*(?: \\S+)? ?(?:bien|mejor|genial)?|pega\\w* (?:fuerte|mucho)|se (?:hizo|hace|hacen|hicieron|ha hecho|han hecho|está haciendo|están haciendo) (?:viral(?:es)?)|dispar\\w+|de locos|por las nubes|tir\\w+ (?:bien|mucho)|por encima de (?:lo|su|sus|la) (?:normal|habitual|media|números?|esperado)|lo que (?:funciona|peta|triunfa|mola)|se (?:está|están|ha|han) (?:saliendo|salido)|(?:tuvo|tuvieron|tiene|tienen) (?:mucho )?éxito|superan? (?:su|la|lo) (?:media|normal|habitual)|outliers?|viral(?:es)?|viraliz\\w+|pet(?:ado|ada|ados|aron|ó|an|ando)|explot\\w+|explosi\\w+|éxitos?|exitos[oa]s?|triunf\\w+|arras\\w+|funcion(?:aron|ó|an|ado|ando|a) (?:mejor|bien|muy bien|genial)|funcionaron|funcionando|destac\\w+|mejor(?:es)? (?:resultado|rendimiento)s?|(?:más|muy) (?:exitosos|populares)|rindi\\w+ (?:mejor|bien)|por encima de (?:la|su) media|tendencias?|reventa\\w+|revent\\w+|mejor (?:que de costumbre|que siempre|de lo (?:normal|habitual))|mejores videos|bombazos?|fue(?:ron)? (?:muy )?bien|va(?:n)? (?:muy )?bien|superaron|lo (?:han )?petad\\w+|partid\\w+|rompiendo|rompe|rompió|rompieron|lo peta|pega fuerte|pegando fuerte|arrasa\\w*|se sale|salen de lo normal|superado lo (?:normal|habitual)|super\\w+ (?:lo|la|su) (?:normal|habitual|media)|de moda|triunfa\\w*|rend\\w+ por encima|por encima de lo (?:normal|habitual)",
  followed:
    "(?:canales|creadores|los|gente|youtubers|personas|cuentas|quienes)(?: \\S+){0,2} (?:que )?(?:yo )?(?:sigo|seguimos|estoy suscrit[oa])|(?:canales|creadores) seguidos|a (?:los )?que sigo|que sigo|mis (?:canales|creadores|suscripciones)(?: favoritos)?|sigo",
  channel: "(?:del|en el|de el|el|de un) canal(?: llamado| de)?|canal",
  channelFrom: "",
  newest:
    "(?:los |las )?más (?:nuev|recient)\\w+|últimos videos|por fecha|ordenad[oa]s por fecha|recientes primero|lo más (?:nuevo|reciente)|lo último",
  byViews:
    "(?:ordenad[oa]s? |orden |ordena |ordénal[oa]s )?por (?:número de )?(?:vistas|visitas|visualizaciones|reproducciones|views)|más (?:vist[oa]s|vistas|visitas|visualizaciones|reproducciones|views)|con más (?:vistas|visitas|visualizaciones|reproducciones|views)",
  period:
    "últim[oa]s?|pasad[oa]s?|est[ea]|estos|estas|desde hace|hace|menos de|previos?|anterior(?:es)?|en lo que va de",
  recently:
    "ahora mismo|ahora|actualmente|en este momento|en estos momentos|hoy por hoy|de un tiempo a esta parte|últimamente|recientemente|recientes?|hace poco|estos días|hoy en día",
  atLeast:
    "al menos|como mínimo|mínimo(?: de)?|min|más de|mayor(?:es)? (?:de|que|a)|superior(?:es)? a|por encima de|a partir de|desde|mínima(?: de)?|de|con|>|≥|> =|un|que supere[n]?|supere[n]?",
  indexWord: "índice|index|puntuación|factor|multiplicador|rendimiento|ratio",
  times: "x|veces",
  shortVideos: "shorts|videos? cortos?|cortos|formato corto|videos? verticales",
  outlierFiller:
    "rendido|rendir|encima|mucho|muchas|muchos|vistas|visitas|tuvieron|tuvo|tienen|pasaron|pasado|cosas|cosa|funcionado|hizo|hicieron|anda|andan|rollo|onda|tipo|rubro|petando|actual|actualmente|dime|sabes|crees|les|va|van|le|fuerte|tan|contenido|contenidos|mundillo|estilo|outliers?|videos?|busca|búscame|buscar|encuentra|muestra|muéstrame|enséñame|dame|qué|cuál|cuáles|hay|que|otros|otras|otro|canales|canal|creadores|de|del|los|las|el|la|lo|en|sobre|con|por|y|para|a|al|un|una|unos|unas|se|me|han|hayan|haya|ha|sido|más|mejor|mejores|solo|nicho|mundo|tema|temática|resultados|virales|viral|viralizado|hecho|ordenados|ordenadas|ordena|quiero|necesito|ver|acerca|bien|muy|algo|alguno|algunos|algún|todos|todas|fueron|son|está|están|estén|youtube|ahora|mi|mis|gente|funcionaron|funcionan|funcionando|funciona|puedes|podrías|relacionados|populares|entre|como|cuales|quienes|quién|largos|esta|este|lo|subidos?|subidas?|primero|primeros|publicados|tendencia|algo|normal|habitual|género|comunidad|ámbito|sector|ahora|mismo|está|está siendo|qué|los que|superado|normal",
  web: "(?:busca\\w*|encuentra|mira|dime|averigua\\w*|comprueba|consulta)(?: \\S+){0,2} (?:datos|información|info|cifras|estadísticas|cuánt\\w+|el (?:precio|récord|número|coste)|la (?:fecha|población|media|cifra))|entérate|infórmate|comprueba (?:si|cuándo|qué|cuánto)|(?:busca\\w*|búsca\\w*|mira|consulta|investiga|averigua|encuentra|haz una búsqueda)(?: \\S+){0,3} (?:web|internet|red|google|línea|online)|googlea\\w*|búsqueda web|en (?:la web|internet|la red|google|línea)|por internet|online|investiga\\w*|averigua\\w*",
  webFiller:
    "busca|búscame|buscar|mira|consulta|investiga|investígame|averigua|averíguame|encuentra|haz|una|búsqueda|en|la|el|web|internet|red|google|googlea|línea|online|sobre|por|de|me|datos|información|info|quiero|necesito|saber|puedes|podrías|acerca|un|los|las|para|cifras|estadísticas|dime|mírame|a|ver|si",
  lengthLimit:
    "(?:(?:y |todos |cada uno |que tengan |con |de )?(?:menos de|máximo(?: de)?|como máximo|hasta|no más de|de menos de|por debajo de|a lo sumo|max|unos|unas|más de|al menos) )?\\d+ (?:caracteres|letras|palabras)(?: como máximo| máximo| o menos| cada uno)?",
  manner:
    "(?:en|con) (?:un )?(?:tono|estilo) \\S+|en (?:primera|tercera) persona|como preguntas?|en forma de preguntas?|con (?:un )?(?:números?|preguntas?|emojis?)|sin (?:clickbait|números?|emojis?|preguntas?|mayúsculas)|en mayúsculas|en minúsculas",
  tones:
    "gracios[oa]s?|divertid[oa]s?|seri[oa]s?|dramátic[oa]s?|cort[oa]s?|larg[oa]s?|pegadiz[oa]s?|oscur[oa]s?|emotiv[oa]s?|honest[oa]s?|sencill[oa]s?|atrevid[oa]s?|misterios[oa]s?|rar[oa]s?|creativ[oa]s?|original(?:es)?|loc[oa]s?|provocador(?:es|as?)?|llamativ[oa]s?|ingenios[oa]s?|educativ[oa]s?|positiv[oa]s?|realistas?|impactantes?|potentes?|clickbait|curios[oa]s?|breves|épic[oa]s?|tranquil[oa]s?|virales|sarcástic[oa]s?|polémic[oa]s?|minimalistas?",
  pieces:
    "resultados?|de ellos|bastan?|es suficiente|son suficientes|máximo|nada más|en total|como mucho|solo|cada uno|videos|opciones|opciones|ideas|propuestas|sugerencias|alternativas",
  finalVerbs:
    "lo meto|la meto|los meto|meterlo|mencionarlo|ponerlo|colocarlo|integrarlo|lo pongo|lo menciono|lo integro|lo coloco|lo incluyo|lo puedo meter|podría meterlo|puedo meterlo|encaja|encajaría|quedaría bien|iría bien",
  translate: "traduc\\w+|tradúce\\w*|traducción",
  inLanguage: "en|al|a",
  greeting: "hola|buenas|buenos días|buenas tardes|buenas noches|gracias|muchas gracias|genial|perfecto|vale|ok|guay",
  help: "qué (?:puedes|sabes) hacer|cómo funcionas?|ayuda|ayúdame|quién eres|qué eres|para qué sirves",
  myChannel: "mi canal|nuestro canal|mi próximo video|mi nuevo video|mis videos|este canal|el canal",
  writing:
    "poemas?|ensayos?|correos?|emails?|tuits?|tweets?|cartas?|cuentos?|historias?|canción|canciones|artículos?|código|chistes?|comentarios?",
  projectFiller:
    "guardadas|guardada|guarde|empezado|empezados|empezada|empezadas|tenía|tenia|había|habia|alguna|ideas?|títulos?|cosas|tema|todo|no|creo|creado|creé|hecho|hice|sabes|mira|aquello|esos|a|medias|marcha|apuntado|pendiente|pendientes|rollo|oye|ahí|tengo|ya|hay|algún|alguno|un|una|mi|mis|el|la|los|las|busca|búscame|buscar|encuentra|muestra|muéstrame|enséñame|dame|qué|cuál|cuáles|lista|listar|todos|todas|de|del|en|que|sobre|con|son|están|está|estoy|trabajando|ahora|proyectos?|video|videos|siguen|aún|todavía|llamado|y|para|se|algo|me|ver|quiero|abre|hemos|he|como|cómo|cuántos|estado|mencionan?|hablan?|tratan?|mismo|actualmente|puedes|podrías|tenemos|ando|por|al|lo|ese|esa|aquel|dónde|donde|tengo|metí|dejé|está|anda|puse|guardé|enséñame|quería|búscame|sácame|era|hacía|guardado|guardados|palabra|dime|carpeta|ideas|aun",
};
