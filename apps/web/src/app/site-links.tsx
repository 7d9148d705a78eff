import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { SiteLinkProvider } from '../features/marketing/site/site-link';
import { SiteSearchContext } from '../features/marketing/site/site-search';
import { AnchorLink, ButtonAnchor } from './links';
import { isOtherApplication, ownPath } from './next-path';
import { PathButton, toPath } from './pathed';

type LinkProps = ComponentProps<'a'> & { readonly href: string };

/** Whether a path is one of our screens: neither another application's nor a file's. */
const isScreen = (href: string): boolean =>
  ownPath(href) !== null && !isOtherApplication(href) && !/\.\w+$/.test(href);

const siteLinks = {
  Link: ({ href, ...props }: LinkProps) =>
    isScreen(href) ? <AnchorLink {...toPath(href)} {...props} /> : <a href={href} {...props} />,
  Button: ({ href, children }: LinkProps) =>
    isScreen(href) ? (
      <PathButton path={href} size="lg">
        {children}
      </PathButton>
    ) : (
      <ButtonAnchor href={href} size="lg">
        {children}
      </ButtonAnchor>
    ),
};

/** Has what editors write lead on by our routes. */
export function SiteLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const lookFor = (words: string): void =>
    void navigate({ ...toPath('/all-blogs'), search: words === '' ? {} : ({ search: words } as never) });
  return (
    <SiteLinkProvider value={siteLinks}>
      <SiteSearchContext value={lookFor}>{children}</SiteSearchContext>
    </SiteLinkProvider>
  );
}
