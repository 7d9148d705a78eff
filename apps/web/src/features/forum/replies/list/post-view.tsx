import { fullName } from '@lyceum/contracts/auth';
import { IconMessageReply } from '@tabler/icons-react';
import { useState } from 'react';
import { ClapReplyButton } from '../actions/clap-reply-button';
import { Comments, firstShown } from './comments';
import type { Translating } from '../../translate/use-translating';
import * as messages from '../replies.messages';
import classes from '../reply.module.css';
import actions from '../actions/reply-actions.module.css';
import { ReplyBody, useReplyTranslating } from './reply-body';
import { ReplyComposer } from '../writing/reply-composer';
import { ReplyHead } from './reply-head';
import { ReplyMenu } from '../actions/reply-menu';
import type { PostItem } from '../reply.types';
import { useReplies } from '../replies-context';
import { useSeen } from '../live/use-seen';
import { WaitingReplyView } from '../writing/waiting-reply';

/** A reply to the thread, with its comments. */
export function PostView({ post }: { readonly post: PostItem }) {
  const { marked, onSeen } = useReplies();
  const [isEditing, setEditing] = useState(false);
  const [isAnswering, setAnswering] = useState(false);
  const [shown, setShown] = useState<number>(firstShown);
  const end = useSeen(() => onSeen(post.number));
  const translating = useReplyTranslating(post);
  const author = fullName(post.student);
  return (
    <article
      className={classes.post}
      data-post={post.number}
      data-marked={marked === post.number}
      aria-label={messages.replyBy({ author })}
      tabIndex={-1}
    >
      <ReplyHead item={post} avatar={36} />
      <div className={classes.content}>
        <ReplyBody
          item={post}
          isEditing={isEditing}
          translating={translating}
          onEdited={() => setEditing(false)}
        />
        <div ref={end} className={classes.end} />
        {!post.deleted && !isEditing && (
          <PostActions
            post={post}
            author={author}
            translating={translating}
            onAnswer={() => setAnswering(!isAnswering)}
            onEdit={() => setEditing(true)}
          />
        )}
        {isAnswering && (
          <ReplyComposer
            target={{ kind: 'post', postId: post.id }}
            to={author}
            onSent={() => setShown(Number.POSITIVE_INFINITY)}
            onClose={() => setAnswering(false)}
          />
        )}
        <Comments post={post} shown={shown} onShow={setShown} />
        <WaitingComments postId={post.id} />
      </div>
    </article>
  );
}

interface PostActionsProps {
  readonly post: PostItem;
  readonly author: string;
  readonly translating: Translating;
  readonly onAnswer: () => void;
  readonly onEdit: () => void;
}

function PostActions({ post, author, translating, onAnswer, onEdit }: PostActionsProps) {
  const { canReply } = useReplies();
  return (
    <div className={actions.root}>
      <ClapReplyButton item={post} />
      {canReply && (
        <button
          type="button"
          className={actions.action}
          aria-label={messages.commentOnTheReplyBy({ author })}
          data-answer
          onClick={onAnswer}
        >
          <IconMessageReply size={18} stroke={1.75} aria-hidden /> {messages.reply()}
          {post.numOfComments > 0 && <span className={actions.count}>{post.numOfComments}</span>}
        </button>
      )}
      <ReplyMenu item={post} authorName={author} translating={translating} onEdit={onEdit} />
    </div>
  );
}

/** Comments on the post itself that the server does not have yet. */
function WaitingComments({ postId }: { readonly postId: string }) {
  const { waiting } = useReplies();
  return waiting
    .filter(({ target }) => target.kind === 'post' && target.postId === postId)
    .map((reply) => <WaitingReplyView key={reply.clientKey} reply={reply} />);
}
