import { useLocation, useRouteContext } from '@tanstack/react-router';
import { AnchorLink } from './links';
import { toPath } from './pathed';
import { useSiteWords } from './site-language';
import * as messages from './site-navigation.messages';
import classes from './site-navigation.module.css';

/** The way through the public site (checklist line 208); on a phone it is pushed along. */
export function SiteNavigation() {
  const { config } = useRouteContext({ from: '__root__' });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const words = useSiteWords();
  return (
    <nav aria-label={messages.site()} className={classes.root} lang={words.frameLang}>
      {messages.links.map((link) => {
        const own = link.path.replace('{brand}', config.brandSlug);
        // The first page stands under another name in English.
        const word = words.of(own === 'home' ? '/' : `/${own}`, link.label());
        const to = word.path === '/' ? own : word.path.slice(1);
        return (
          <AnchorLink
            key={link.path}
            {...toPath(to)}
            // The first page in another language stands above all others there.
            activeOptions={{ exact: true }}
            className={classes.link}
            lang={word.lang}
            aria-current={path === `/${to}` ? 'page' : undefined}
          >
            {word.label}
          </AnchorLink>
        );
      })}
    </nav>
  );
}
