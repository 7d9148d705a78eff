import { lazyPart } from '@lyceum/shell';
import { Suspense } from 'react';
import { BlockList } from './block-list';
import type { SiteContentProps } from './site-content.props';
import { SiteSkeleton } from './site-skeleton';

const PostPage = lazyPart(() => import('./post-page').then((it) => it.PostPage));
const ArticlePage = lazyPart(() => import('./article-page').then((it) => it.ArticlePage));

/** What is published, by what it is. */
export function SiteContent({ content, search }: SiteContentProps) {
  if (content.type === 'page') {
    return <BlockList blocks={content.entry.data.blocks} lists={content.lists} search={search} />;
  }
  return (
    <Suspense fallback={<SiteSkeleton />}>
      {content.type === 'post' ? <PostPage content={content} /> : <ArticlePage content={content} />}
    </Suspense>
  );
}
