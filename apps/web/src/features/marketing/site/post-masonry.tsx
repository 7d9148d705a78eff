import type { ListedEntry } from '@lyceum/contracts/cms';
import masonry from './article-list.module.css';
import { PostCard } from './post-card';

interface PostMasonryProps {
  readonly posts: readonly ListedEntry<'post'>[];
  /** Of their titles: one below what they stand under. */
  readonly Heading: 'h2' | 'h3';
}

/** Posts in columns of their own heights (checklist line 216). */
export function PostMasonry({ posts, Heading }: PostMasonryProps) {
  return (
    <div className={masonry.masonry} data-masonry>
      {posts.map((post) => (
        <PostCard key={post.slug} post={post} Heading={Heading} />
      ))}
    </div>
  );
}
