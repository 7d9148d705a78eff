import type { SiteBanner } from '@lyceum/contracts/common';
import classes from './extra-banner.module.css';
import * as messages from './extra-banner.messages';
import { PathLink } from './pathed';

/** The strip above the public header, on three pages only, as editors published it (checklist line 8). */
export function ExtraBanner({ banner }: { readonly banner: SiteBanner }) {
  const { text, linkLabel, path } = banner;
  return (
    <aside className={classes.root} aria-label={messages.announcement()}>
      <span>{text}</span>{' '}
      {path !== '' && (
        <PathLink path={path} className={classes.link}>
          {linkLabel || messages.more()}
        </PathLink>
      )}
    </aside>
  );
}
