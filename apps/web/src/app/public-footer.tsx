import { useBrandName } from '@lyceum/ui';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AnchorLink } from './links';
import { NewsletterPlace } from './newsletter-place';
import { toPath } from './pathed';
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
/** What everybody must find from every public page (checklist line 209). */
export function PublicFooter({ scheme }: PublicFooterProps) {
  const brandName = useBrandName();
  const { config } = useRouteContext({ from: '__root__' });
  return (
    <footer>
      {hasNewsletter && <NewsletterPlace />}
      <div className={classes.root}>
        <p className={classes.motto}>{messages.motto()}</p>
        <nav aria-label={messages.aboutThisSite()} className={classes.links}>
          {messages.siteLinks.map(({ path, label }) => (
            <AnchorLink key={path} to="/$" params={{ _splat: path }} className={classes.link}>
    <footer className={classes.root}>
      <div className={classes.own}>
        <a className={classes.link} href={`mailto:${config.contactEmail}`}>
          {messages.contact()}
        </a>
        <Stores brandName={brandName} />
      </div>
      {messages.groups.map(({ heading, links }) => (
        <nav key={heading()} aria-label={heading()}>
          <p className={classes.heading}>{heading()}</p>
          {links.map(({ path, label }) => (
            <AnchorLink
              key={path}
              {...toPath(path.replace('{brand}', config.brandSlug))}
              className={classes.link}
            >
              {label()}
            </AnchorLink>
          ))}
        </nav>
        <div className={classes.small}>
          {messages.copyright({ year: String(new Date().getFullYear()), brandName })}
          {scheme}
        </div>
      ))}
      <div className={classes.small}>
        {messages.copyright({ year: String(new Date().getFullYear()), brandName })}
        {scheme}
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
