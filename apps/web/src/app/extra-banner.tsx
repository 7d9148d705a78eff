import classes from './extra-banner.module.css';
import { AnchorLink } from './links';

/** The strip above the public header, on three pages only (checklist line 8). */
export function ExtraBanner() {
  return (
    <aside className={classes.root} aria-label="Announcement">
      <span>The college essay contest is open to everybody in grades 9 to 12.</span>{' '}
      <AnchorLink to="/$" params={{ _splat: 'college-essay-contest' }} className={classes.link}>
        Read how
      </AnchorLink>
    </aside>
  );
}
