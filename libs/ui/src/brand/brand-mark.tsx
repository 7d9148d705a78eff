import { useBrandName } from '../provider/brand-name';
import classes from './brand-mark.module.css';

export interface BrandMarkProps {
  /** Height of the mark in px, default 28. */
  size?: number;
  /** Sets the name beside the mark. */
  withName?: boolean;
}

/** Arches stepping towards a lit doorway: the covered walk the first Lyceum taught in. The outer one is an L. */
export function BrandMark({ size = 28, withName = false }: BrandMarkProps) {
  const name = useBrandName();
  const meaning = withName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span className={classes.root} style={{ fontSize: Math.round(size * 0.86) }}>
      <svg {...meaning} width={size} height={size} viewBox="0 0 32 32" fill="none">
        <path className={classes.outer} d="M3 31V14a13 13 0 0 1 26 0v17H3Z" />
        <path className={classes.inner} d="M11 23v-8.5a9 9 0 0 1 18 0V23H11Z" />
        <path className={classes.light} d="M18.5 23v-7.75a5.25 5.25 0 0 1 10.5 0V23H18.5Z" />
      </svg>
      {withName && <span className={classes.name}>{name}</span>}
    </span>
  );
}
