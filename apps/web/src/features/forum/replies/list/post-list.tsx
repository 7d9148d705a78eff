import { postLimits } from '@lyceum/contracts/forum';
import { Button } from '@mantine/core';
import { NextPageFailure } from '../../parts/next-page-failure';
import { useNearEnd } from '../../parts/use-near-end';
import * as messages from '../replies.messages';
import classes from './post-list.module.css';
import { PostSkeleton } from './post-skeleton';
import { PostView } from './post-view';
import type { PostItem } from '../reply.types';

/** How far a list of posts is loaded, and what loads more of it. */
export interface PostLoading {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchingPreviousPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: unknown;
  readonly fetchNextPage: () => unknown;
  readonly fetchPreviousPage: () => unknown;
}

interface PostListProps {
  readonly posts: readonly PostItem[];
  readonly loading: PostLoading;
  /** Id of the post before which a line says that what follows is new; null for none. */
  readonly newFrom: string | null;
}

/** Posts; more of them are fetched when the end comes within 200 px, until a page is short (checklist line 101). */
export function PostList({ posts, loading, newFrom }: PostListProps) {
  const end = useNearEnd(loading, postLimits.nextPageWithinPixels);
  return (
    <>
      {loading.hasPreviousPage && (
        <Button
          variant="subtle"
          size="sm"
          className={classes.earlier ?? ''}
          loading={loading.isFetchingPreviousPage}
          onClick={() => void loading.fetchPreviousPage()}
        >
          {messages.showEarlierReplies()}
        </Button>
      )}
      <ul className={classes.list} aria-label={messages.replies()}>
        {posts.map((post) => (
          <li key={post.id}>
            {post.id === newFrom && <p className={classes.news}>{messages.newOne()}</p>}
            <PostView post={post} />
          </li>
        ))}
      </ul>
      <div ref={end} className={classes.end}>
        {loading.isFetchingNextPage && <PostSkeleton posts={1} label={messages.loadingMoreReplies()} />}
        <NextPageFailure list={loading} text={messages.nextPageFailed()} />
        {!loading.hasNextPage && posts.length > 0 && (
          <p className={classes.noMore}>{messages.noMorePosts()}</p>
        )}
      </div>
    </>
  );
}
