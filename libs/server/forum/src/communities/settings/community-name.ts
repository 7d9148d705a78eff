import { randomBytes } from 'node:crypto';

/** Longest name that is made of a display name; a shorter one leaves room to tell two apart. */
const longest = 60;

/** A forum's name in addresses, made of what people read: 'Élodie’s Café' becomes 'elodies-cafe'. */
export function nameFrom(displayName: string): string {
  const name = displayName
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  // Of a name in other letters nothing may be left that an address can have.
  return name.length >= 2 ? name : `forum-${randomBytes(4).toString('hex')}`;
}
