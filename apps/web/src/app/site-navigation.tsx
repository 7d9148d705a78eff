import { useLocation, useRouteContext } from '@tanstack/react-router';
import { AnchorLink } from './links';
import { toPath } from './pathed';
import * as messages from './site-navigation.messages';
import classes from './site-navigation.module.css';

/** The way through the public site (checklist line 208); on a phone it is pushed along. */
export function SiteNavigation() {
  const { config } = useRouteContext({ from: '__root__' });
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <nav aria-label={messages.site()} className={classes.root}>
      {messages.links.map((link) => {
        const to = link.path.replace('{brand}', config.brandSlug);
        return (
          <AnchorLink
            key={link.path}
            {...toPath(to)}
            className={classes.link}
            aria-current={path === `/${to}` ? 'page' : undefined}
          >
            {link.label()}
          </AnchorLink>
        );
      })}
    </nav>
  );
}
