export interface AvatarColor {
  name: string;
  /** `#rrggbb`; white text on it reads at 4.5 : 1 or better, in both schemes. */
  background: string;
}

const ranges: readonly (AvatarColor & { from: string; to: string })[] = [
  { from: 'a', to: 'd', name: 'iris', background: '#6A35E0' },
  { from: 'e', to: 'h', name: 'lagoon', background: '#0B7A75' },
  { from: 'i', to: 'l', name: 'berry', background: '#B3294F' },
  { from: 'm', to: 'p', name: 'cobalt', background: '#2B5FC7' },
  { from: 'q', to: 't', name: 'moss', background: '#47702A' },
];

const otherwise: AvatarColor = { name: 'amber', background: '#8A5A00' };

/** All six, in the order of the alphabet. */
export const avatarColors: readonly AvatarColor[] = [...ranges, otherwise].map(({ name, background }) => ({
  name,
  background,
}));

function hash(text: string): number {
  let value = 0;
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return value;
}

/**
 * The colour of a person without a picture, by the first letter of the name: a–d, e–h, i–l, m–p, q–t, and one
 * for the rest of the alphabet, digits and an empty name. Accents are ignored; other scripts are spread over
 * all six by a hash of the name.
 */
export function avatarColor(name: string): AvatarColor {
  const plain = name.trim().normalize('NFD').toLowerCase();
  const [first = ''] = plain;
  if (/\p{L}/u.test(first) && !/[a-z]/.test(first)) {
    return avatarColors[hash(plain) % avatarColors.length] ?? otherwise;
  }
  const range = ranges.find(({ from, to }) => first >= from && first <= to);
  return avatarColors.find((color) => color.name === range?.name) ?? otherwise;
}

/** One or two letters for a round picture: 'AL' for Ada Lovelace; Chinese names show one character. */
export function initials(firstName: string, lastName: string): string {
  const [first = ''] = firstName.trim();
  const [last = ''] = lastName.trim();
  if (/\p{Script=Han}/u.test(first + last)) return last || first;
  return (first + last).toUpperCase();
}
