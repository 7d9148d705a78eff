import type { Shipped } from '../shipped';
import { spanishCounseling } from './counseling';
import { spanishPages } from './pages';

/** What the product comes with in Spanish. */
export const spanish = {
  page: { ...spanishPages, ...spanishCounseling.page },
  feature: spanishCounseling.feature,
  question: spanishCounseling.question,
  person: {
    'ines-okafor': {
      name: 'Ines Okafor',
      title: 'Editora y directora de escritura',
      desc: 'Ines enseñó literatura en Lagos y en Leeds antes de dedicarse a editar lo que escriben los estudiantes. Lee cada ensayo dos veces: una por lo que dice y otra por lo que evita decir. No usa bolígrafo rojo.',
      img: '/art/person-ines.svg',
      imgAlt: 'Retrato dibujado de Ines Okafor: pelo negro corto y una bufanda amarilla.',
      email: '',
      height: 280,
    },
    'samuel-brandt': {
      name: 'Dr. Samuel Brandt',
      title: 'Director de orientación',
      desc: 'Samuel se ha sentado a ambos lados de la mesa de admisiones. La dejó porque los expedientes más interesantes eran los que no podía comentar con nadie. Lo primero que pregunta a un estudiante es qué ha dejado de hacer.',
      img: '/art/person-samuel.svg',
      imgAlt: 'Retrato dibujado del Dr. Samuel Brandt: pelo gris y gafas redondas.',
      email: '',
      height: 280,
    },
    'mei-lin-zhao': {
      name: 'Mei-Lin Zhao',
      title: 'Directora del Model G20',
      desc: 'Mei-Lin fue intérprete en negociaciones comerciales durante nueve años. Organiza cumbres en las que nadie puede ganar a solas y guarda una lista de los acuerdos que hicieron reír a toda una sala.',
      img: '/art/person-meilin.svg',
      imgAlt: 'Retrato dibujado de Mei-Lin Zhao: pelo oscuro largo y una chaqueta verde.',
      email: '',
      height: 280,
    },
  },
  city: {
    'mexico-city': { title: 'Ciudad de México', pic: '/art/city-mexico.svg', videoUrl: '' },
    beijing: { title: 'Pekín', pic: '/art/city-beijing.svg', videoUrl: '' },
    tokyo: { title: 'Tokio', pic: '/art/city-tokyo.svg', videoUrl: '' },
  },
} as const satisfies Shipped;
