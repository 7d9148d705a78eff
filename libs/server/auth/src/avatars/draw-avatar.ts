import { avatarChoiceOf } from '@lyceum/contracts/auth';

const ink = '#1C1830';
const warm = '#F7B84B';

const grounds = ['#EAE4FF', '#D3F0EC', '#FDE6C2', '#FAD4DC', '#D6E4FB', '#E1EBCF', '#E8E6EE', '#36196F'];
const coats = ['#6A35E0', '#0B7A75', '#C62A4B', '#B8701A', '#2B5FC7', '#47702A'];

const head = '<ellipse cx="40" cy="47" rx="25" ry="22"/>';
const nose = `<path fill="${ink}" d="M36 53h8l-4 5Z"/>`;
const beak = `<path fill="${warm}" d="M34 52h12l-6 9Z"/>`;
const sockets = '<circle cx="30" cy="44" r="7" fill="#fff"/><circle cx="50" cy="44" r="7" fill="#fff"/>';

/** Heads in the colour of the coat: owl, cat, bear, rabbit, fox, penguin. */
const figures = [
  `<path d="M16 40V18l18 9h12l18-9v22Z"/>${head}<g fill="#fff"><circle cx="30" cy="44" r="11"/><circle cx="50" cy="44" r="11"/></g>${beak}`,
  `<path d="M16 44 18 17l18 10h8l18-10 2 27Z"/>${head}${sockets}${nose}<path stroke="#fff" stroke-width="1.5" d="M8 54l12 1M8 60l12-2M72 54l-12 1M72 60l-12-2"/>`,
  `<circle cx="20" cy="27" r="9"/><circle cx="60" cy="27" r="9"/>${head}<ellipse cx="40" cy="57" rx="11" ry="8" fill="#fff"/>${sockets}${nose}`,
  `<ellipse cx="29" cy="19" rx="7" ry="18"/><ellipse cx="51" cy="19" rx="7" ry="18"/>${head}${sockets}${nose}<path fill="#fff" d="M36 60h8v6h-8Z"/>`,
  `<path d="M13 46 14 14l20 13h12l20-13 1 32Z"/>${head}<path fill="#fff" d="M15 50q13-2 25 9 12-11 25-9-4 19-25 19T15 50Z"/>${sockets}${nose}`,
  `${head}<path d="M15 47q0-30 25-30t25 30Z"/><path fill="#fff" d="M22 46q0-11 9-11 7 0 9 6 2-6 9-6 9 0 9 11 0 19-18 19T22 46Z"/>${beak}`,
] as const;

const round = (x: number): string => `<circle cx="${String(x)}" cy="44" r="3.6" fill="${ink}"/>`;
const arc = (x: number, bend: number): string =>
  `<path fill="none" stroke="${ink}" stroke-width="2.4" stroke-linecap="round" d="M${String(x - 4)} 45q4 ${String(bend)} 8 0"/>`;

/** Open, happy, asleep, winking. */
const eyes = [
  round(30) + round(50),
  arc(30, -6) + arc(50, -6),
  arc(30, 4) + arc(50, 4),
  round(30) + arc(50, -6),
];

/** Nothing, glasses, a hat, a scarf, a flower. */
const extras = [
  '',
  `<g fill="none" stroke="${ink}" stroke-width="2"><circle cx="30" cy="44" r="9"/><circle cx="50" cy="44" r="9"/><path d="M39 44h2M21 42l-7-3M59 42l7-3"/></g>`,
  `<path fill="${ink}" d="M18 26h44v5H18Z"/><path fill="${ink}" d="M26 8h28v18H26Z"/><path fill="${warm}" d="M26 21h28v5H26Z"/>`,
  `<path fill="${warm}" d="M17 60q23 14 46 0v9q-23 13-46 0ZM50 66h9v14h-9Z"/>`,
  `<g fill="#FF7A93"><circle cx="58" cy="20" r="5"/><circle cx="66" cy="25" r="5"/><circle cx="63" cy="34" r="5"/><circle cx="53" cy="34" r="5"/><circle cx="50" cy="25" r="5"/></g><circle cx="58" cy="28" r="4.5" fill="${warm}"/>`,
];

/** Draws the avatar of a code of `avatarCodePattern`: an SVG of our own parts, the same for the same code. */
export function drawAvatar(code: string): string {
  const { ground, figure, coat, eyes: look, extra } = avatarChoiceOf(code);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="${grounds[ground] ?? ''}"/><g fill="${coats[coat] ?? ''}">${figures[figure] ?? ''}</g>${eyes[look] ?? ''}${extras[extra] ?? ''}</svg>`;
}
