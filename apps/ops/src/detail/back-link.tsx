import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ConsoleSection } from '../app/navigation';
import { lastSearchOf } from '../tables/list-memory';
import classes from './detail-page.module.css';

/** Back to the list of a section, as it was left. */
export function BackLink({ section: { path, label } }: { readonly section: ConsoleSection }) {
  return (
    <Link to={path} search={lastSearchOf(path)} className={classes.back}>
      <IconArrowLeft size={16} stroke={1.75} aria-hidden />
      {label}
    </Link>
  );
}
