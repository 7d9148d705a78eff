import type { BlockOf, BlogView, ListedEntry } from '@lyceum/contracts/cms';
import { BlockHeading } from './block-heading';
import { BlogFront } from './blog-front';
import { BlogSearch } from './blog-search';
import classes from './list-blocks.module.css';
import { PostMasonry } from './post-masonry';
import { postsWith } from './posts-with';
import * as messages from './site.messages';

interface BlogBlockProps {
  readonly block: BlockOf<'blog'> | BlockOf<'posts'>;
  readonly posts: readonly ListedEntry<'post'>[];
  readonly isFirst: boolean;
  readonly search: string;
}

/** Posts as picked ones by their categories, all of them, or those that were looked for (checklist line 215). */
export function BlogBlock({ block, posts, isFirst, search }: BlogBlockProps) {
  const { heading, text, kind } = block;
  const view: BlogView =
    isFirst && search !== '' ? 'SEARCHED_RESULT' : kind === 'blog' ? 'PICKED_BLOGS' : 'ALL_BLOGS';
  return (
    <section className={classes.root} data-view={view}>
      <BlockHeading heading={heading} text={text} isFirst={isFirst} />
      {isFirst && <BlogSearch key={search} search={search} />}
      {view === 'SEARCHED_RESULT' && <Found posts={postsWith(posts, search)} words={search} />}
      {view === 'PICKED_BLOGS' && <BlogFront posts={posts} />}
      {view === 'ALL_BLOGS' && <PostMasonry posts={posts} Heading={isFirst ? 'h2' : 'h3'} />}
    </section>
  );
}

function Found({ posts, words }: { readonly posts: readonly ListedEntry<'post'>[]; readonly words: string }) {
  return (
    <>
      <p role="status">
        {posts.length === 0
          ? messages.nothingFound({ words })
          : messages.found({ count: posts.length, words })}
      </p>
      {posts.length === 0 ? (
        <p>{messages.aboutNothingFound()}</p>
      ) : (
        <PostMasonry posts={posts} Heading="h2" />
      )}
    </>
  );
}
