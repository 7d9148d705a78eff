import { useLocation } from '@tanstack/react-router';
import { SitePage } from '../features/marketing/site/site-page';
import type { SitePageAnswer } from '../features/marketing/site/site-page-answer';
import { NotFound } from './not-found';
import { useServedData } from './served-data';
import { SiteLinks } from './site-links';

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
  return (
    <SiteLinks>
      <SitePage path={path} served={served} search={search} notFound={<NotFound />} />
    </SiteLinks>
  );
}
