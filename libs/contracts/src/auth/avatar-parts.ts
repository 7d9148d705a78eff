/** What an avatar is drawn of, in the order of its code, and among how many one chooses. */
export const avatarParts = { ground: 8, figure: 6, coat: 6, eyes: 4, extra: 5 } as const;

export type AvatarPart = keyof typeof avatarParts;

/** Which of each part an avatar has. */
export type AvatarChoice = Readonly<Record<AvatarPart, number>>;

const parts = Object.keys(avatarParts) as AvatarPart[];

/** The code of an avatar: a digit for each part. */
export const avatarCodePattern = new RegExp(
  `^${Object.values(avatarParts)
    .map((count) => `[0-${String(count - 1)}]`)
    .join('')}$`,
);

export const avatarCodeOf = (choice: AvatarChoice): string => parts.map((part) => choice[part]).join('');

/** Which parts a code of `avatarCodePattern` stands for. */
export function avatarChoiceOf(code: string): AvatarChoice {
  return Object.fromEntries(parts.map((part, place) => [part, Number(code[place])])) as AvatarChoice;
}

/** Where the drawing of a code is: an address of a picture like any other. */
export const avatarPathOf = (code: string): string => `/avatars/${code}.svg`;

/** The code of a picture that is such a drawing; null of every other picture. */
export function codeOfAvatarPath(path: string | null | undefined): string | null {
  const code = /^\/avatars\/(\d+)\.svg$/.exec(path ?? '')?.[1];
  return code !== undefined && avatarCodePattern.test(code) ? code : null;
}
