import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './record-link.module.css';

/** Somebody's name, and the way to their page: wherever the console names people. */
export function PersonLink({ id, name }: { readonly id: string; readonly name: ReactNode }) {
  return (
    <Link to="/users/$id" params={{ id }} className={classes.link}>
      {name}
    </Link>
  );
}
