/** What people of the demo forums say to a post, and what is answered, in the order in which it is said. */
export type DemoTalk = readonly [comment: string, ...answers: string[]];

/** Talks that fit nearly everything; which one stands where looks like chance. */
export const demoTalks: readonly DemoTalk[] = [
  [
    'This is exactly what we saw at our school, too.',
    'Same here. How long did it take you?',
    'About three weeks.',
  ],
  ['Could you share the numbers?', 'Yes, tonight. They are in a notebook, and I write like a doctor.'],
  ['谢谢分享!我要试试。', '试过以后告诉我们结果吧!'],
  ['I disagree with the second half, but I had to think about it for a day before I could say why.'],
  ['¿Lo probaron también en invierno?', 'Todavía no. En febrero os cuento.', '¡Gracias! Me lo apunto.'],
  ['Saved. I will show this to my study group tomorrow.'],
  [
    'Small question: what would you do differently if you started again?',
    'Ask for help in week one instead of week five.',
    'So much this.',
    'Is there a week four and a half?',
    'There is always a week four and a half.',
  ],
  ['👏👏👏'],
  ['Est-ce que quelqu’un a essayé avec un groupe plus petit ?', 'Oui, à quatre. C’était mieux qu’à dix.'],
  ['The photo in my head is better than any photo. Great description.'],
  ['Our teacher said the opposite last week. I will ask her on Monday and report back.', 'Please do!'],
  [
    'I read this twice. The first time I was on the bus and missed my stop, so be careful where you open this thread.',
    'Which stop was it?',
    'The one before the hill. I walked. It was worth it.',
  ],
  ['مفيد جدا، شكرا لك!', 'Translated it for my brother: he says thanks as well.'],
  ['Thank you for writing down what did not work. Hardly anybody does.'],
  [
    'Is there a version of this for beginners?',
    'This is the version for beginners, I am afraid.',
    'Then I begin.',
  ],
  ['+1 from the night owls.'],
];

/** What the teacher of the demo says; these are highlighted. */
export const teachersComments = [
  'Well argued. Look at the source in the third line again: it measures something else than you say.',
  'This is the answer I would have given, and it is shorter than mine. Keep it somewhere.',
] as const;

const books = [
  ['Things Fall Apart', 'Chinua Achebe'],
  ['The Left Hand of Darkness', 'Ursula K. Le Guin'],
  ['活着', '余华'],
  ['Persepolis', 'Marjane Satrapi'],
  ['Cien años de soledad', 'Gabriel García Márquez'],
  ['The Periodic Table', 'Primo Levi'],
  ['Pachinko', 'Min Jin Lee'],
  ['Kitchen', 'Banana Yoshimoto'],
  ['Silent Spring', 'Rachel Carson'],
  ['Der Besuch der alten Dame', 'Friedrich Dürrenmatt'],
  ['The God of Small Things', 'Arundhati Roy'],
  ['A Short History of Nearly Everything', 'Bill Bryson'],
  ['围城', '钱锺书'],
  ['Half of a Yellow Sun', 'Chimamanda Ngozi Adichie'],
  ['Flatland', 'Edwin A. Abbott'],
  ['Le Petit Prince', 'Antoine de Saint-Exupéry'],
  ['The Design of Everyday Things', 'Don Norman'],
  ['Frankenstein', 'Mary Shelley'],
  ['Born a Crime', 'Trevor Noah'],
  ['Contact', 'Carl Sagan'],
] as const;

const remarks = [
  'I began it on a train and finished it on the stairs of the station.',
  'Slow for sixty pages, and then I did not look up.',
  'My grandmother’s copy, with her pencil in it. I read her notes first.',
  'The middle is too long. The last page is not.',
  'I would give it to somebody who says they do not like reading.',
  'Read it in two languages; it is funnier in the one I know less well.',
] as const;

/** How many posts the demo's long thread has: enough for many pages. */
export const longThreadLength = books.length * remarks.length;

/** The n-th post of it: another book and another remark each time. */
export function bookPost(index: number): string {
  const [title, author] = books[index % books.length] ?? books[0];
  const remark = remarks[(index + Math.floor(index / books.length)) % remarks.length] ?? remarks[0];
  return `Book ${String(index + 1)}: ${title}, ${author}. ${remark}`;
}
