import type { ReadingWords } from "../word-lists.ts";

export const spanishReadingWords: ReadingWords = {
  determiners:
    "el la los las un una unos unas mi mis nuestro nuestra nuestros nuestras tu tus su sus este esta estos estas ese esa esos esas cada todo toda todos todas algún alguna ningún ninguna otro otra dos tres cuatro cinco seis siete ocho nueve diez",
  prepositions:
    "a al ante bajo con contra de del desde durante en entre hacia hasta mediante para por según sin sobre tras",
  subjects: "yo nosotros nosotras tú él ella ellos ellas nadie alguien todo todos nada quien",
  self: "yo nosotros nosotras",
  relatives: "que quien quienes cuyo cuya donde cuando",
  conjunctions: "y e o u pero porque mientras si aunque pues ni sino",
  questions: "por qué cómo quién cuándo dónde cuál cuánto cuánta cuántos cuántas",
  auxiliaries:
    "es son era eran fue fueron ha han he hemos había puede pueden debe está están estaba va van soy estaban",
  adverbs:
    "solo sola solos solas juntos siempre nunca ya casi también muy más menos mejor peor hoy aquí no se me te le les nos lo todavía aún descalzo",
  units:
    "segundo segundos minuto minutos hora horas día días dia dias noche noches semana semanas mes meses año años anos verano invierno",
  limits: "sin solo sólo usando",
  placePrepositions: "en a al por desde hacia bajo sobre entre",
  versus: "vs vs. contra versus o u",
  animals:
    "perro perra perros cachorro gato gata gatos hámster conejo conejos zorro zorros lobo lobos oso osos mapache mapaches ardilla ardillas mono monos ratón ratones rata búho caballo caballos vaca vacas cerdo cerdos oveja ovejas cabra cabras elefante gallina gallinas gallo pato patos pingüino tortuga tortugas rana loro cuervo cuervos paloma palomas pájaro pájaros pez peces tiburón tiburones pulpo ballena ballenas delfín delfines serpiente serpientes araña arañas abeja abejas hormiga hormigas mariposa burro burros llama camello ciervo erizo nutria foca murciélago león tigre panda cocodrilo animal animales mascota mascotas insectos gaviota gaviotas jabalí jabalíes cisne pavo águila halcón lince canguro koala cangrejo avispa caracol iguana jirafa cebra burra yegua potro ternero cordero ganso periquito canario hurón castor patito pollito gatito gatita",
  people:
    "relojero relojeros forjador artesano hombre mujer persona gente niño niña niños hombres mujeres abuela abuelo abuelos madre mamá padre papá padres hermana hermano hermanos tío tía esposa marido hijo hija hijos vecino vecina vecinos amigo amiga amigos profesor profesora maestro maestra enfermera médico cirujano agricultor panadero barbero chef pescador monje monja cura piloto marinero capitán rey reina artista pintor cantante atleta boxeador carpintero herrero pastor zapatero zapatera estudiante desconocido desconocidos jefe familia pareja gemelos equipo alcalde payaso mago ladrón bebé bombero suegra suegro nieto nieta novio novia primo prima cuñado cuñada farero minero mecánico sastre carnicero camarero camarera conductor taxista soldado científico científica ingeniero fotógrafo actor actriz cómico músico pianista jardinero entrenador campeón campeona ciclista ermitaño millonario guía pescadora costurera abogado policía cartero peluquero peluquera afilador alfarero campanero vaquero luthier",
  foods:
    "pan pizza pasta fideos ramen arroz hamburguesa pastel tarta galletas cruasán queso quesos chocolate café té sopa guiso taco tacos sushi filete bocadillo huevos tortilla paella empanadas helado ensalada salsa vino cerveza miel mermelada patatas tomates calabaza manzanas fresas setas desayuno almuerzo cena plato platos comida receta recetas carne verduras fruta postre azúcar sal picante churros aceite gazpacho jamón croquetas empanada fabada cocido lentejas garbanzos gambas pulpo bacalao turrón flan natillas magdalenas bizcocho nachos guacamole arepas ceviche asado milanesa alfajores",
  places:
    "casa cabaña castillo palacio mansión isla pueblo ciudad hotel hostal aeropuerto estación túnel fábrica molino cárcel hospital iglesia catedral monasterio templo museo zoo parque bosque selva desierto playa montaña montañas volcán cueva lago río mar océano costa granja granero ático sótano búnker garaje jardín balcón cocina baño habitación oficina escuela universidad biblioteca calle carretera puente frontera torre faro furgoneta autobús barco tren tienda iglú contenedor almacén supermercado restaurante teatro estadio ruinas país barrio piso apartamento espacio luna terraza azotea árbol cine discoteca bar cafetería mercado mina cantera presa embalse cementerio capilla ermita santuario monumento observatorio laboratorio taller estudio gasolinera callejón cañón cascada valle acantilado muelle puerto plaza rascacielos metro videoclub panadería librería piscina aldea cortijo masía finca sauna camping glaciar rancho",
  products:
    "auriculares micrófono micrófonos cámara cámaras objetivo dron drones teclado portátil móvil teléfono ordenador monitor televisor altavoz consola impresora aplicaciones robot reloj relojes cuchillo cuchillos sartén horno zapatos zapatillas botas chaqueta mochila colchón almohada bici bicicleta patinete coche coches moto motos herramientas telescopio guitarra silla mesa consolas televisores teclados portátiles móviles teléfonos ordenadores altavoces cargadores aspiradora batidora freidora tostadora cafetera gafas casco neumáticos juguetes perfumes sofá microondas lavadora",
  practices:
    "yoga ajedrez cerámica kárate judo meditación fotografía caligrafía carpintería astronomía poesía ballet tango salsa tenis fútbol baloncesto natación escalada senderismo ciclismo surf esquí pesca jardinería apicultura costura minimalismo ayuno insomnio piano violín huerto",
  histories: "historia origen origen invención nacimiento evolución descubrimiento auge caída",
};
