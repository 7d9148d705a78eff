import { useBrandName } from '@lyceum/ui';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AnchorLink } from './links';
import { NewsletterPlace } from './newsletter-place';
import { toPath } from './pathed';
import * as messages from './public-footer.messages';
import classes from './public-footer.module.css';
import { useSiteWords } from './site-language';

interface PublicFooterProps {
  /** The choice of colours, where no tool bar has it. */
  readonly scheme: ReactNode;
  /** Where one is logging in or paying there is no newsletter. */
  readonly hasNewsletter: boolean;
}

/** What everybody must find from every public page (checklist line 209). */
export function PublicFooter({ scheme, hasNewsletter }: PublicFooterProps) {
  const brandName = useBrandName();
  const { config } = useRouteContext({ from: '__root__' });
  const words = useSiteWords();
  return (
    <footer lang={words.frameLang}>
      {hasNewsletter && <NewsletterPlace />}
      <div className={classes.root}>
        <div className={classes.own}>
          <p className={classes.motto}>{messages.motto()}</p>
          <a className={classes.link} href={`mailto:${config.contactEmail}`}>
            {messages.contact()}
          </a>
          {config.postalAddress.length > 0 && (
            <address className={classes.address}>
              {config.postalAddress.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          )}
          <Stores brandName={brandName} />
          {config.socialLinks.map(({ name, url }) => (
            <a key={url} className={classes.link} href={url} rel="noreferrer">
              {name}
            </a>
          ))}
        </div>
        {messages.groups.map(({ heading, links }) => (
          <nav key={heading()} aria-label={heading()}>
            <p className={classes.heading}>{heading()}</p>
            {links.map((link) => {
              const { path, label, lang } = words.of(
                `/${link.path.replace('{brand}', config.brandSlug)}`,
                link.label(),
              );
              return (
                <AnchorLink key={link.path} {...toPath(path)} className={classes.link} lang={lang}>
                  {label}
                </AnchorLink>
              );
            })}
          </nav>
        ))}
        <div className={classes.small}>
          {messages.copyright({ year: String(new Date().getFullYear()), brandName })}
          {scheme}
        </div>
      </div>
    </footer>
  );
}

/** Where the stores look for the app by its name. */
function Stores({ brandName }: { readonly brandName: string }) {
  const words = encodeURIComponent(brandName);
  return (
    <>
      <a className={classes.link} href={`https://apps.apple.com/us/search?term=${words}`} rel="noreferrer">
        {messages.appStore()}
      </a>
      <a
        className={classes.link}
        href={`https://play.google.com/store/search?c=apps&q=${words}`}
        rel="noreferrer"
      >
        {messages.googlePlay()}
      </a>
    </>
  );
}
