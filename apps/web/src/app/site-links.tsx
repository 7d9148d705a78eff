import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { SiteLinkProvider } from '../features/marketing/site/site-link';
import { SiteSearchContext } from '../features/marketing/site/site-search';
import { ButtonAnchor } from './links';
import { useSiteWords } from './site-language';
import { isScreen, PathButton, PathLink, toPath } from './pathed';

type LinkProps = ComponentProps<'a'> & { readonly href: string };

const siteLinks = {
  Link: ({ href, ...props }: LinkProps) => <PathLink path={href} {...props} />,
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
  const { path } = useSiteWords().of('/all-blogs', '');
  const lookFor = (words: string): void =>
    void navigate({ ...toPath(path), search: words === '' ? {} : ({ search: words } as never) });
  return (
    <SiteLinkProvider value={siteLinks}>
      <SiteSearchContext value={{ path, lookFor }}>{children}</SiteSearchContext>
    </SiteLinkProvider>
  );
}
