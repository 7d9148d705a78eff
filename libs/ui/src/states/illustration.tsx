import type { ReactNode } from 'react';
import { broken, Drawing } from './drawing';
import classes from './illustration.module.css';

export type IllustrationName = 'shelf' | 'search' | 'walk' | 'broken';

/** An empty niche with a first few books in it. */
const shelf = (
  <>
    <path className={classes.far} d="M28 104V52a40 40 0 0 1 80 0v52H28Z" />
    <path className={classes.near} d="M44 62h11v42H44z" />
    <path className={classes.middle} d="M57 70h9v34h-9z" />
    <path className={classes.warm} d="m69.5 73.5 9.3-2.6 8.8 31.3-7.2 1.8h-2.4z" />
    <path className={classes.ground} d="M12 104h112" />
  </>
);

/** A doorway looked at through a glass. */
const search = (
  <>
    <path className={classes.far} d="M22 104V58a34 34 0 0 1 68 0v46H22Z" />
    <path className={classes.middle} d="M40 104V64a16 16 0 0 1 32 0v40H40Z" />
    <circle className={classes.paper} cx="84" cy="62" r="23" />
    <path className={classes.warm} d="M74 76V63a10 10 0 0 1 20 0v13a23 23 0 0 1-20 0Z" />
    <path className={classes.line} style={{ strokeWidth: 5 }} d="m101 80 16 17" />
    <path className={classes.ground} d="M10 104h92" />
  </>
);

/** The colonnade with nobody in it, growing smaller towards the light at its end. */
export const colonnade = (
  <>
    <path className={classes.near} d="M6 104V48a28 28 0 0 1 56 0v56H50V49a16 16 0 0 0-32 0v55H6Z" />
    <path className={classes.far} d="M18 104V49a16 16 0 0 1 32 0v55H18Z" />
    <path className={classes.middle} d="M66 104V64a19 19 0 0 1 38 0v40h-8.5V65a10.5 10.5 0 0 0-21 0v39H66Z" />
    <path className={classes.far} d="M74.5 104V65a10.5 10.5 0 0 1 21 0v39h-21Z" />
    <path className={classes.warm} d="M108 104V80a9 9 0 0 1 18 0v24h-18Z" />
    <path className={classes.ground} d="M2 104h130" />
  </>
);

const drawings: Record<IllustrationName, ReactNode> = { shelf, search, walk: colonnade, broken };

export interface IllustrationProps {
  name: IllustrationName;
  /** px, default 136. */
  width?: number | undefined;
}

/** Small drawings in the family of the brand's arches. Decoration only: hidden from screen readers. */
export function Illustration({ name, width }: IllustrationProps) {
  return <Drawing width={width}>{drawings[name]}</Drawing>;
}
