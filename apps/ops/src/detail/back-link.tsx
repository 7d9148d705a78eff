import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lastSearchOf } from '../tables/list-memory';
import classes from './detail-page.module.css';

/** A list page. */
export interface BackTo {
  /** '/promo-codes' */
  readonly to: string;
  readonly label: string;
}

/** Back to the list, as it was left. */
export function BackLink({ to, label }: BackTo) {
  return (
    <Link to={to} search={lastSearchOf(to)} className={classes.back}>
      <IconArrowLeft size={16} stroke={1.75} aria-hidden />
      {label}
    </Link>
  );
}
