import type { ListedEntry } from '@lyceum/contracts/cms';
import masonry from './article-list.module.css';
import { PostCard } from './post-card';

/** Posts in columns of their own heights (checklist line 216). */
export function PostMasonry({ posts }: { readonly posts: readonly ListedEntry<'post'>[] }) {
  return (
    <div className={masonry.masonry} data-masonry>
      {posts.map((post) => (
        <PostCard key={post.slug} post={post} />
      ))}
    </div>
  );
}
