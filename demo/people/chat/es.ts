import type { ChatTexts } from '../text-types.ts'

export const chat: ChatTexts = {
  commonWords: 'qué que cómo es tú tu tus te gusta y el la en dónde cuál tienes',
  topics: {
    food: {
      stems: 'cocin, comer, comes, comida, desayun, receta, restaurante, plato, horne, hambre, cena',
      questions: ['¿Qué te gusta cocinar?', '¿De qué plato no te cansas nunca?'],
      answers: [
        'Casi siempre pasta con lo que haya en el mercado. La de limón y calabacín se la pongo hasta a las visitas.',
        'Sopas, todo el invierno. La de puerros y patata la hago con los ojos cerrados.',
        'Se me da mejor el horno que la sartén: pan los sábados y tarta de ciruelas en septiembre.',
        'Curry de garbanzos con demasiado jengibre. En media hora huele toda la casa.',
      ],
    },
    music: {
      stems: 'música, musica, canción, cancion, grupo, concierto, disco, escuch, guitarra, piano, cantante',
      questions: ['¿Qué música escuchas en casa?', '¿En qué concierto piensas todavía?'],
      answers: [
        'En casa, discos viejos de soul; en el coche, lo que ponga la radio.',
        'Conciertos pequeños, a ser posible con cincuenta sillas y café malo.',
        'Mucho jazz con piano, sobre todo mientras cocino.',
        'Pop de los ochenta, sin vergüenza ninguna. Me sé todas las letras y la mitad de las notas.',
      ],
    },
    travel: {
      stems: 'viaj, vacacion, extranjero, playa, vuelo, escapada',
      questions: ['¿Adónde fue tu mejor viaje?', '¿Montaña o mar en vacaciones?'],
      answers: [
        'En tren, siempre que haya uno. El tren nocturno es para mí el mejor comienzo de unas vacaciones.',
        'Al mar, fuera de temporada, con la playa vacía y un jersey gordo.',
        'Casi todos los años a la misma isla pequeña. En la panadería ya saben lo que pido.',
        'Ciudades a pie: un mapa, buenos zapatos y ningún museo antes de las doce.',
      ],
    },
    pets: {
      stems: 'perr, gat, mascota, animal, cachorro, caballo',
      questions: ['¿Perros o gatos?', '¿Tienes mascotas?'],
      answers: [
        'No tengo animales, pero los jueves paseo al perro viejo del vecino.',
        'Perros, sin duda. A los de mi calle los conozco por su nombre; a sus dueños, apenas.',
        'Gatos. Admiro a quien duerme dieciséis horas al día y no pide perdón por nada.',
        'Doy de comer a los pájaros del balcón y me ofende un poco que coman en el de al lado.',
      ],
    },
    plans: {
      stems: 'finde, fin de semana, plan, esta noche, mañana por, sábado, domingo, tiempo libre',
      questions: ['¿Qué planes tienes para el fin de semana?', '¿Cómo es un domingo libre para ti?'],
      answers: [
        'El sábado, un paseo largo si no llueve, y si llueve, sofá y un libro.',
        'Mercado por la mañana, algo a fuego lento y amigos en la mesa por la noche.',
        'Nada del otro mundo: lavadora, bicicleta y una película que llevo semanas aplazando.',
        'Dormir sin despertador, café en el balcón, y después que decida el día.',
      ],
    },
    work: {
      stems: 'trabaj, profesión, profesion, oficina, te dedicas, empleo',
      questions: ['¿A qué te dedicas?'],
      answers: [
        'En una librería pequeña. Tengo la sensación de llevarme a casa más libros de los que vendo.',
        'En un colegio de primaria. Hay ruido y pegamento por todas partes, y me río cada día.',
        'En un hospital, por turnos. Me gustan las noches: menos gente y mejores conversaciones.',
        'Diseño jardines. En invierno, delante de una mesa; desde marzo, en el barro.',
        'Llevo la contabilidad de una empresa pequeña. A alguien le tienen que gustar las hojas de cálculo, y a mí me gustan.',
        'Reparo bicicletas. En primavera viene todo el mundo el mismo día.',
        'Hago programas, casi siempre en la mesa de la cocina. El trayecto es estupendo.',
        'En una panadería. Empiezo a las cuatro y antes del desayuno ya huelo a pan.',
      ],
    },
  },
  dialogues: [
    [
      '¿Qué es para ti un buen café?',
      'Corto, fuerte y que lo prepare otra persona. ¿Y para ti?',
      'Me da igual, mientras haya tarta.',
      'Eso sí que son principios. ¿De zanahoria o de chocolate?',
      'Fuera de casa zanahoria, en casa chocolate.',
      'Tengo la sensación de conocerte ya. ¿Hay algún sitio al que vayas siempre?',
    ],
    [
      '¿Qué tal el fin de semana?',
      'Pasado por agua. Salí a caminar y la lluvia se vino conmigo.',
      'Yo, en el sofá con un libro y un minuto de remordimientos.',
      '¿Solo un minuto? Qué nivel. ¿Qué libro?',
      'Una novela negra. Otra vez sospeché de quien no era.',
      'Yo siempre sospecho del mayordomo. Nunca es el mayordomo.',
    ],
    [
      'Hoy he intentado hacer pan.',
      '¿Intentado?',
      'Digamos que ahora tengo un tope de puerta muy pesado.',
      'Con bastante aceite me lo habría comido igual.',
    ],
    [
      'Pregunta importante: ¿perros o gatos?',
      'Perros. Pero la gata de mi hermana ha decidido que soy de su propiedad.',
      'Con los gatos es así, nadie te pregunta.',
      'Exacto. Se sienta en el teclado cuando escribo a la gente.',
      'Entonces, si me mandas algo raro, ¿ha sido la gata?',
      'Siempre. ¿Y tú tienes animales?',
      'Solo una planta que se llama Paco. Sigue viva, es mi orgullo.',
      'Dale recuerdos a Paco.',
    ],
    [
      'El viernes hay un concierto pequeño, estoy pensando en ir.',
      '¿Qué tipo de música?',
      'Dos guitarras y muchísimo sentimiento.',
      'Eso puede salir de cualquier manera. Mándame una canción y te digo.',
      'Hecho. Pero trátalos con cariño, me gustan de verdad.',
      'Cariño no me falta. Casi nunca.',
    ],
  ],
}
