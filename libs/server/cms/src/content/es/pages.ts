import type { Shipped } from '../shipped';

/** About us, and careers. */
export const spanishPages = {
  'about-us': {
    title: 'Quiénes somos',
    description: 'Quién está detrás de {brandName}, para quién es y cómo se cuida.',
    blocks: [
      {
        kind: 'hero',
        eyebrow: 'Quiénes somos',
        headline: 'El primer liceo fue un paseo',
        lead: 'Allí se aprendía caminando bajo los árboles y discutiendo. Lo hemos traído a la red y hemos conservado la discusión.',
        picture: '/art/hero-about.svg',
        pictureText: 'Una hilera de árboles junto a un sendero y tres personas que caminan.',
        actionLabel: 'Crea tu cuenta',
        actionPath: '/signup',
      },
      {
        kind: 'text',
        heading: 'Qué es esto',
        text: '{brandName} es una comunidad de aprendizaje para estudiantes de secundaria y para quienes les enseñan. Hay un foro en el que los estudiantes preguntan, responden y debaten, y en el que participan educadores; perfiles cuyos dueños deciden quién ve qué; clases en vivo en grupos pequeños, y una cumbre.\n\nLa mayoría de nosotros tiene entre trece y diecinueve años. Quien es menor necesita el consentimiento de su madre, su padre o su tutor antes de que se abra nada. A los educadores los admite el equipo, uno por uno: aquí nadie puede llamarse educador por su cuenta.',
      },
      {
        kind: 'people',
        heading: 'Tres personas que vas a conocer',
        text: 'Responden ellas mismas a su correo.',
      },
      {
        kind: 'quotation',
        text: 'No hay anuncios, no se vende nada sobre ti y ninguna página carga nada de otra empresa.',
        by: '',
      },
      {
        kind: 'text',
        heading: 'Cómo se cuida',
        text: 'Cada denuncia la lee una persona, y cada cambio que el equipo hace en una cuenta queda registrado. Los mensajes son solo entre amigos, y un adulto solo puede pedir amistad a un menor si le da clase.\n\nLo que escribes es tuyo. Puedes llevártelo todo y puedes borrarlo. Lo demás lo dice [la política de privacidad](/privacy-policy).',
      },
      { kind: 'cities', heading: 'Dónde estamos', text: 'Cinco ciudades, un solo foro.' },
    ],
  },
  careers: {
    title: 'Trabaja con nosotros',
    description:
      'Trabaja con estudiantes que prefieren que les pregunten a que les digan: dos puestos abiertos y lo que deja nuestro programa de investigación.',
    blocks: [
      {
        kind: 'hero',
        eyebrow: 'Trabaja con nosotros',
        headline: 'Un trabajo que te devuelve las preguntas',
        lead: 'Somos una casa pequeña de conversaciones largas. La gente se queda porque los estudiantes son mejor compañía que la mayoría de las reuniones.',
        picture: '/art/hero-careers.svg',
        pictureText: 'Una mesa larga con un cuaderno abierto y dos sillas vueltas la una hacia la otra.',
        actionLabel: 'Quiénes somos',
        actionPath: '/about-us',
      },
      {
        kind: 'postings',
        heading: 'Puestos abiertos',
        text: 'Hay dos. Si ninguno es el tuyo y crees que deberías estar aquí, escríbenos igualmente.',
      },
      {
        kind: 'outcomes',
        heading: 'Lo que deja el programa de investigación',
        text: 'Consultores y mentores trabajan para llegar a las mismas cinco cosas.',
      },
      {
        kind: 'action',
        heading: '¿Otra cosa?',
        text: 'Cuéntanos qué harías aquí durante el primer mes.',
        label: 'Escríbenos',
        path: '/contact',
      },
    ],
  },
} as const satisfies Shipped['page'];
