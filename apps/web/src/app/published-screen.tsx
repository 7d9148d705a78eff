import { useLocation } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { SiteContentProps } from '../features/marketing/site/site-content.props';
import { SitePage } from '../features/marketing/site/site-page';
import type { SitePageAnswer } from '../features/marketing/site/site-page-answer';
import { NotFound } from './not-found';
import { useServedData } from './served-data';
import { SiteLinks } from './site-links';

interface PublishedScreenProps {
  /** How it is shown. */
  readonly Content: ComponentType<SiteContentProps>;
}

/** What is published at the present path. */
export function PublishedScreen({ Content }: PublishedScreenProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return <PublishedAt key={path} path={path} Content={Content} />;
}

function PublishedAt({ path, Content }: PublishedScreenProps & { readonly path: string }) {
  const served = useServedData(path) as SitePageAnswer | null | undefined;
  const search = useLocation({
    select: (location) => new URLSearchParams(location.searchStr).get('search') ?? '',
  });
  return (
    <SiteLinks>
      <SitePage path={path} served={served} search={search} notFound={<NotFound />} Content={Content} />
    </SiteLinks>
  );
}
