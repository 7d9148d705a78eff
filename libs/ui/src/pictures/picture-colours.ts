import { tokens } from '../tokens/tokens';
import { pictureVariant } from './picture-index';

const { purple, live, danger, warmth } = tokens.palette;

/** The colours of a drawing. */
export interface PictureColours {
  readonly sky: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  /** What shines: a sun, a lamp, a star. */
  readonly light: string;
}

const day: PictureColours = {
  sky: warmth[1],
  far: purple[3],
  middle: purple[5],
  near: purple[7],
  light: warmth[4],
};

const sets: readonly PictureColours[] = [
  day,
  { sky: live[1], far: live[3], middle: live[5], near: live[7], light: warmth[4] },
  { sky: purple[9], far: purple[7], middle: purple[5], near: purple[3], light: warmth[3] },
  { sky: danger[1], far: danger[3], middle: danger[5], near: purple[8], light: warmth[4] },
  { sky: purple[1], far: live[4], middle: purple[5], near: live[7], light: danger[4] },
  { sky: warmth[3], far: warmth[5], middle: danger[5], near: danger[8], light: purple[0] },
];

/** How many look different in a family: each set of colours, as it is and mirrored. */
export const familySize = sets.length * 2;

/** The colours of an id's picture, and whether it is mirrored. */
export function coloursOf(id: string): { colours: PictureColours; isMirrored: boolean } {
  const variant = pictureVariant(id, familySize);
  return { colours: sets[variant >> 1] ?? day, isMirrored: variant % 2 === 1 };
}
