import { lazyPart } from '@lyceum/shell';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { ShownSitePage } from './shown-site-page';
import type { SitePageAnswer } from './site-page-answer';
import type { SiteContentProps } from './site-content.props';
import { SiteSkeleton } from './site-skeleton';

interface SitePageProps {
  readonly path: string;
  /** What came with the page of the application; null where nothing is published, undefined where nothing came. */
  readonly served: SitePageAnswer | null | undefined;
  /** What is looked for in the blog. */
  readonly search: string;
  /** Shown where nothing is published. */
  readonly notFound: ReactNode;
  /** How it is shown: the home page has a look of its own. */
  readonly Content: ComponentType<SiteContentProps>;
}

const LoadedSitePage = lazyPart(() => import('./loaded-site-page').then((it) => it.LoadedSitePage));

/** A page of the public site, as its editors published it. */
export function SitePage({ path, served, search, notFound, Content }: SitePageProps) {
  if (served === null) return notFound;
  if (served) return <ShownSitePage answer={served} search={search} Content={Content} />;
  return (
    <Suspense fallback={<SiteSkeleton />}>
      <LoadedSitePage key={path} path={path} search={search} notFound={notFound} Content={Content} />
    </Suspense>
  );
}
