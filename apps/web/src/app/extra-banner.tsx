import classes from './extra-banner.module.css';
import { AnchorLink } from './links';
import { toPath } from './pathed';

/** The strip above the public header, on three pages only (checklist line 8). */
export function ExtraBanner() {
  return (
    <aside className={classes.root} aria-label="Announcement">
      <span>The college essay contest is open to everybody in grades 9 to 12.</span>{' '}
      <AnchorLink {...toPath('/college-essay-contest')} className={classes.link}>
        Read how
      </AnchorLink>
    </aside>
  );
}
