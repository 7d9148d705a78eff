import { readFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { execute, PostCommentsDocument } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { IconCornerDownRight } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { commentTree, withMoreComments } from '../comment-tree';
import { CommentList } from './comment-view';
import * as messages from '../replies.messages';
import classes from './comments.module.css';
import { changePosts } from '../reply-cache';
import type { PostItem } from '../reply.types';
import { useReplies } from '../replies-context';

/** Comments of a post that are shown before the reader asks for more. */
export const firstShown = 5;

interface CommentsProps {
  readonly post: PostItem;
  /** How many are shown, of those that are loaded. */
  readonly shown: number;
  readonly onShow: (count: number) => void;
}

/** The comments of a post, as they hang together (checklist line 106), and the way to the rest of them. */
export function Comments({ post, shown, onShow }: CommentsProps) {
  const tree = useMemo(() => commentTree(post.comments.slice(0, shown)), [post.comments, shown]);
  const more = useMoreComments(post);
  const hidden = Math.max(0, post.comments.length - shown);
  const notLoaded =
    (post.commentsCursor ?? null) === null ? 0 : Math.max(1, post.numOfComments - post.comments.length);
  const showMore = (): void => {
    onShow(Number.POSITIVE_INFINITY);
    if (hidden === 0) more.mutate();
  };
  if (post.comments.length === 0) return null;
  return (
    <div className={classes.root} role="group" aria-label={messages.comments()}>
      <CommentList nodes={tree} onSent={() => onShow(Number.POSITIVE_INFINITY)} />
      {hidden + notLoaded > 0 && (
        <Button
          size="sm"
          variant="subtle"
          className={classes.more ?? ''}
          leftSection={<IconCornerDownRight size={16} stroke={1.75} aria-hidden />}
          loading={more.isPending}
          onClick={showMore}
        >
          {messages.showMoreComments({ count: hidden + notLoaded })}
        </Button>
      )}
    </div>
  );
}

function useMoreComments({ id: postId, commentsCursor: cursor }: PostItem) {
  const queryClient = useQueryClient();
  const { userId } = useReplies();
  return useMutation({
    mutationFn: async () =>
      (await execute(PostCommentsDocument, { postId, userId, cursor: cursor ?? null })).getCommentsFromPost,
    onSuccess: (page) =>
      changePosts(queryClient, (post) =>
        post.id === postId
          ? {
              ...post,
              comments: withMoreComments(post.comments, page.comments),
              commentsCursor: page.cursor ?? null,
            }
          : post,
      ),
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
  });
}
