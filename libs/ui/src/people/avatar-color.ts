import { isFamilyFirst } from '@lyceum/contracts/auth';
import { tokens } from '../tokens/tokens';

export type AvatarColorName = keyof typeof tokens.avatars;

export interface AvatarColor {
  name: AvatarColorName;
  /** `#rrggbb`; white text on it reads at 4.5 : 1 or better, in both schemes. */
  background: string;
}

const named = (name: AvatarColorName): AvatarColor => ({ name, background: tokens.avatars[name] });

const ranges = [
  { from: 'a', to: 'd', color: named('iris') },
  { from: 'e', to: 'h', color: named('lagoon') },
  { from: 'i', to: 'l', color: named('berry') },
  { from: 'm', to: 'p', color: named('cobalt') },
  { from: 'q', to: 't', color: named('moss') },
];

const otherwise = named('amber');

/** All six, in the order of the alphabet. */
export const avatarColors: readonly AvatarColor[] = [...ranges.map(({ color }) => color), otherwise];

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
  return ranges.find(({ from, to }) => first >= from && first <= to)?.color ?? otherwise;
}

/** One or two letters for a round picture: 'AL' for Ada Lovelace; Chinese, Japanese and Korean names show the family's first character. */
export function initials(firstName: string, lastName: string): string {
  const [first = ''] = firstName.trim();
  const [last = ''] = lastName.trim();
  if (isFamilyFirst({ firstName, lastName }) || /\p{Script=Han}/u.test(first + last)) return last || first;
  return (first + last).toUpperCase();
}
