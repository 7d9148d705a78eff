import { graphqlKey, ThreadPostsDocument, ThreadPostSearchDocument } from '@lyceum/web-graphql';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { withComment } from './comment-tree';
import type { CommentItem, PostItem, ReplyItem } from './reply.types';

/** What of a reply or comment may change on the screen without asking for it again. */
export type ReplyPatch = Partial<Omit<CommentItem, 'id' | 'postId' | 'parentId' | 'level' | 'cursor'>>;

type PostPages = InfiniteData<PostItem[]>;
interface PostFindings {
  readonly filterPosts: PostItem[];
}

/** Shows a change of a reply or a comment wherever it stands. */
export function showReplyChange(queryClient: QueryClient, { id }: { id: string }, patch: ReplyPatch): void {
  changePosts(queryClient, (post) => {
    if (post.id === id) return { ...post, ...patch };
    if (!post.comments.some((comment) => comment.id === id)) return post;
    return {
      ...post,
      comments: post.comments.map((comment) => (comment.id === id ? { ...comment, ...patch } : comment)),
    };
  });
}

/** Puts what the server answered in place of what stands there; comments loaded further down stay. */
export function showReply(queryClient: QueryClient, item: ReplyItem): void {
  const { comments: _comments, commentsCursor: _cursor, ...shown } = item as PostItem;
  showReplyChange(queryClient, item, shown);
}

/** Puts a new comment below its post. */
export function showNewComment(queryClient: QueryClient, added: CommentItem): void {
  changePosts(queryClient, (post) => {
    if (post.id !== added.postId || post.comments.some(({ id }) => id === added.id)) return post;
    return { ...post, comments: withComment(post.comments, added), numOfComments: post.numOfComments + 1 };
  });
}

/** Changes posts in every list of them that is loaded: those of threads, and what a search found. */
export function changePosts(queryClient: QueryClient, change: (post: PostItem) => PostItem): void {
  queryClient.setQueriesData<PostPages>(
    { queryKey: graphqlKey(ThreadPostsDocument) },
    (known) => known && { ...known, pages: known.pages.map((page) => page.map(change)) },
  );
  queryClient.setQueriesData<PostFindings>(
    { queryKey: graphqlKey(ThreadPostSearchDocument) },
    (known) => known && { ...known, filterPosts: known.filterPosts.map(change) },
  );
}

/** A reply or comment as it stands in the lists now. */
export function findReply(queryClient: QueryClient, id: string): ReplyItem | undefined {
  const lists = queryClient.getQueriesData<PostPages>({ queryKey: graphqlKey(ThreadPostsDocument) });
  const findings = queryClient.getQueriesData<PostFindings>({
    queryKey: graphqlKey(ThreadPostSearchDocument),
  });
  const posts = [
    ...lists.flatMap(([, known]) => known?.pages.flat() ?? []),
    ...findings.flatMap(([, known]) => known?.filterPosts ?? []),
  ];
  for (const post of posts) {
    const found = post.id === id ? post : post.comments.find((comment) => comment.id === id);
    if (found) return found;
  }
  return undefined;
}
