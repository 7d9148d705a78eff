/** A picture of the library, as the site shows it. */
export interface PublicPicture {
  /** What it shows. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The point that stays in sight where it is cut, as `object-position` has it. */
  readonly point: string;
  /** Its sizes, as `srcset` has them. */
  readonly srcSet: string;
}

/** How wide large pictures are shown, as `sizes` has it. */
export const sitePictureSizes = '(min-width: 960px) 60vw, 100vw';

const share = (of: number): string => `${String(Math.round(of * 100))}%`;

/** A point of a picture, from 0 to 1 across and down, as `object-position` has it. */
export const pointOf = (across: number, down: number): string => `${share(across)} ${share(down)}`;
