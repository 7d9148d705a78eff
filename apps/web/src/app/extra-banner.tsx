import classes from './extra-banner.module.css';
import * as messages from './extra-banner.messages';
import { AnchorLink } from './links';

/** The strip above the public header, on three pages only (checklist line 8). */
export function ExtraBanner() {
  return (
    <aside className={classes.root} aria-label={messages.announcement()}>
      <span>{messages.forumIsOpen()}</span>{' '}
      <AnchorLink to="/$" params={{ _splat: 'help' }} className={classes.link}>
        {messages.readHow()}
      </AnchorLink>
    </aside>
  );
}
