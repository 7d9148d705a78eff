import { type AvatarChoice, avatarCodeOf, type AvatarPart, avatarParts } from '@lyceum/contracts/auth';

/** The code of the drawing that stands for somebody without a picture: always the same of an id, and rarely a neighbour's. */
export function drawnFor(id: string): string {
  let rest = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  return avatarCodeOf(
    Object.fromEntries(
      (Object.keys(avatarParts) as AvatarPart[]).map((part) => {
        const chosen = rest % avatarParts[part];
        rest = Math.floor(rest / avatarParts[part]);
        return [part, chosen];
      }),
    ) as AvatarChoice,
  );
}
