import { idSchema } from '@lyceum/contracts/common';

/** What a chat window is of: one other person, or a group. */
export interface WindowKey {
  readonly kind: 'person' | 'group';
  /** Id of the person, or of the group's conversation. */
  readonly id: string;
}

const letters = { person: 'p', group: 'g' } as const;

/** The open windows as the address has them, so that a reload or a link brings them back. */
export function writeWindows(open: readonly WindowKey[]): string | undefined {
  return open.length === 0 ? undefined : open.map(({ kind, id }) => `${letters[kind]}-${id}`).join(',');
}

/** The windows an address names, each once; what names none is left out. */
export function readWindows(written: string | undefined): WindowKey[] {
  const keys = (written ?? '').split(',').flatMap(readWindow);
  return keys.filter((key, index) => keys.findIndex((other) => isSame(key, other)) === index);
}

function readWindow(part: string): WindowKey[] {
  const [letter, id] = [part.slice(0, 1), part.slice(2)];
  if (part[1] !== '-' || !idSchema.safeParse(id).success) return [];
  if (letter === letters.person) return [{ kind: 'person', id }];
  return letter === letters.group ? [{ kind: 'group', id }] : [];
}

/** The windows with one more, as far as `room` goes: who was opened first makes room. */
export function openBeside(open: readonly WindowKey[], wanted: WindowKey, room: number): WindowKey[] {
  if (open.some((key) => isSame(key, wanted))) return [...open];
  return [...open, wanted].slice(-room);
}

/** The windows with one under another key; where that is open already, it stays the one. */
export function rekeyed(open: readonly WindowKey[], before: WindowKey, after: WindowKey): WindowKey[] {
  const others = open.filter((key) => !isSame(key, before));
  if (others.some((key) => isSame(key, after))) return others;
  return open.map((key) => (isSame(key, before) ? after : key));
}

export function isSame(one: WindowKey, other: WindowKey): boolean {
  return one.kind === other.kind && one.id === other.id;
}
