import { useBrandName } from '@lyceum/ui';
import type { ReactNode } from 'react';
import { AnchorLink } from './links';
import { NewsletterPlace } from './newsletter-place';
import * as messages from './public-footer.messages';
import classes from './public-footer.module.css';

interface PublicFooterProps {
  /** The choice of colours, where no tool bar has it. */
  readonly scheme: ReactNode;
  /** Where one is logging in or paying there is no newsletter. */
  readonly hasNewsletter: boolean;
}

/** What everybody must find from every public page. */
export function PublicFooter({ scheme, hasNewsletter }: PublicFooterProps) {
  const brandName = useBrandName();
  return (
    <footer>
      {hasNewsletter && <NewsletterPlace />}
      <div className={classes.root}>
        <p className={classes.motto}>{messages.motto()}</p>
        <nav aria-label={messages.aboutThisSite()} className={classes.links}>
          {messages.siteLinks.map(({ path, label }) => (
            <AnchorLink key={path} to="/$" params={{ _splat: path }} className={classes.link}>
              {label()}
            </AnchorLink>
          ))}
        </nav>
        <div className={classes.small}>
          {messages.copyright({ year: String(new Date().getFullYear()), brandName })}
          {scheme}
        </div>
      </div>
    </footer>
  );
}
