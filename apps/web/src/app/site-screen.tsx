import { useLocation, useNavigate } from '@tanstack/react-router';
import { SitePage } from '../features/marketing/site/site-page';
import type { SitePageAnswer } from '../features/marketing/site/site-page-answer';
import { SiteLinkProvider } from '../features/marketing/site/site-link';
import { SiteSearchContext } from '../features/marketing/site/site-search';
import { AnchorLink, ButtonAnchor } from './links';
import { NotFound } from './not-found';
import { isOtherApplication, ownPath } from './next-path';
import { PathButton, toPath } from './pathed';
import { useServedData } from './served-data';
import type { ComponentProps } from 'react';

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

/** The public site's page at the present path, as its editors published it. */
export function SiteScreen() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return <SiteScreenOf key={path} path={path} />;
}

function SiteScreenOf({ path }: { readonly path: string }) {
  const served = useServedData(path) as SitePageAnswer | null | undefined;
  const search = useLocation({
    select: (location) => new URLSearchParams(location.searchStr).get('search') ?? '',
  });
  const navigate = useNavigate();
  const lookFor = (words: string): void =>
    void navigate({ ...toPath('/all-blogs'), search: words === '' ? {} : ({ search: words } as never) });
  return (
    <SiteLinkProvider value={siteLinks}>
      <SiteSearchContext value={lookFor}>
        <SitePage path={path} served={served} search={search} notFound={<NotFound />} />
      </SiteSearchContext>
    </SiteLinkProvider>
  );
}
