import type { Shipped } from '../shipped';

/** College counseling: the page, its steps and its questions. */
export const spanishCounseling = {
  page: {
    'college-counseling': {
      title: 'Orientación universitaria',
      description:
        'Un orientador, un calendario y cinco borradores. Todos tienen al menos un máster; el 96 % entra en una de sus primeras opciones.',
      blocks: [
        {
          kind: 'hero',
          eyebrow: 'Orientación universitaria',
          headline: 'Encuentra la pregunta antes que la universidad',
          lead: 'Un orientador que lee lo que envías, discrepa cuando ayuda y nunca escribe una frase por ti.',
          picture: '/art/hero-counseling.svg',
          pictureText: 'Dos personas en una escalera, con un sendero que se bifurca sobre ellas.',
          actionLabel: 'Empieza con un correo',
          actionPath: '/contact',
        },
        {
          kind: 'numbers',
          heading: 'Lo que podemos decir en cifras',
          items: [
            { figure: '96 %', text: 'de admisión en sus primeras opciones.' },
            { figure: 'Máster', text: 'como mínimo: todos los orientadores tienen uno.' },
            {
              figure: '24 horas',
              text: 'de antelación, al menos, para cancelar una sesión. Después se cobra.',
            },
          ],
        },
        { kind: 'features', heading: 'Cómo es el camino', group: 'counseling' },
        {
          kind: 'carousel',
          heading: 'Dónde están hoy nuestros estudiantes',
          text: 'Algunas de las universidades que eligieron.',
        },
        { kind: 'stories', heading: 'En qué terminó', text: '' },
        { kind: 'questions', heading: 'Antes de escribirnos', topic: 'COUNSELLING' },
        {
          kind: 'action',
          heading: 'Se empieza por correo',
          text: 'Escribe a {email} y di qué te gustaría averiguar. Te responde una persona.',
          label: 'Cómo encontrarnos',
          path: '/contact',
        },
      ],
    },
  },
  feature: {
    listening: {
      group: 'counseling',
      img: '/art/feature-listen.svg',
      title: 'Primero escuchamos',
      content: 'Una hora sin formularios. Dónde estás, qué dejaste de lado, qué harías un martes libre.',
    },
    listing: {
      group: 'counseling',
      img: '/art/feature-list.svg',
      title: 'Una lista que puedas defender',
      content:
        'De ocho a diez lugares, cada uno con un motivo en tus propias palabras. Si no puedes dar uno, se quita.',
    },
    writing: {
      group: 'counseling',
      img: '/art/feature-write.svg',
      title: 'Ensayos en borradores',
      content:
        'Tu orientador pregunta y anota, y nunca escribe una frase por ti. Casi todos los ensayos pasan aquí por cinco borradores.',
    },
    deciding: {
      group: 'counseling',
      img: '/art/feature-decide.svg',
      title: 'La decisión es tuya',
      content:
        'Cuando llegan las respuestas comparamos costos, carreras y lugares, uno al lado del otro, y luego damos un paso atrás.',
    },
  },
  question: {
    'who-counsels': {
      topic: 'COUNSELLING',
      question: '¿Quiénes son los orientadores?',
      answer: 'Personas que han enseñado, asesorado o decidido admisiones. Todas tienen al menos un máster.',
    },
    'cancel-a-session': {
      topic: 'COUNSELLING',
      question: '¿Puedo cancelar una sesión?',
      answer: 'Sí, con al menos 24 horas de antelación. Si cancelas más tarde, la sesión se cobra.',
    },
    'how-to-begin': {
      topic: 'COUNSELLING',
      question: '¿Cómo empiezo?',
      answer:
        'Escribe a {email}. Di en qué curso estás y qué te gustaría averiguar. No hace falta que sepas qué quieres estudiar.',
    },
    'do-you-write': {
      topic: 'COUNSELLING',
      question: '¿Escriben los ensayos de los estudiantes?',
      answer: 'No. Preguntamos, anotamos y discutimos. Cada frase de una solicitud es del propio estudiante.',
    },
  },
} as const satisfies Shipped;
