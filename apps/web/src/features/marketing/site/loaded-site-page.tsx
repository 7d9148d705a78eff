import { loadingState } from '@lyceum/contracts/shell';
import { failureTexts, useLoad } from '@lyceum/shell';
import { ErrorState } from '@lyceum/ui';
import { type ComponentType, type ReactNode, useCallback } from 'react';
import { fetchSitePage } from './fetch-site-page';
import { ShownSitePage } from './shown-site-page';
import type { SiteContentProps } from './site-content.props';
import { SiteSkeleton } from './site-skeleton';
import * as messages from './site-page.messages';

interface LoadedSitePageProps {
  readonly path: string;
  readonly search: string;
  readonly notFound: ReactNode;
  /** How it is shown: the home page has a look of its own. */
  readonly Content: ComponentType<SiteContentProps>;
}

/** A page that did not come with the page of the application. */
export function LoadedSitePage({ path, search, notFound, Content }: LoadedSitePageProps) {
  const load = useCallback(() => fetchSitePage(path), [path]);
  const found = useLoad(load);
  if (found.state === loadingState.failed) {
    return <ErrorState title={messages.pageFailed()} {...failureTexts(found.error)} onRetry={found.retry} />;
  }
  if (found.state !== loadingState.loaded) return <SiteSkeleton />;
  return found.data ? <ShownSitePage answer={found.data} search={search} Content={Content} /> : notFound;
}
