import type { ReplyTarget } from './outbox/outbox-entry';
import classes from './reply.module.css';
import { useReplies } from './replies-context';
import { ReplyEditor } from './reply-editor';

interface ReplyComposerProps {
  readonly target: ReplyTarget;
  /** Whom it answers; without it, the thread. */
  readonly to?: string;
  readonly onSent?: () => void;
  readonly onClose: () => void;
}

/** Writes a reply or a comment. What is sent is shown at once, and is safe from then on (see the outbox). */
export function ReplyComposer({ target, to, onSent, onClose }: ReplyComposerProps) {
  const { threadId, send } = useReplies();
  return (
    <div className={classes.composer}>
      <ReplyEditor
        threadId={threadId}
        draftKey={draftKeyOf(target)}
        label={to === undefined ? 'Your reply' : `Your reply to ${to}`}
        placeholder={to === undefined ? 'Write a reply. @ mentions somebody.' : `Answer ${to}`}
        action={target.kind === 'thread' ? 'Post reply' : 'Post comment'}
        onSubmit={({ content, isRich }, draftId = null) => {
          send({ content, isRich, target, draftId });
          onSent?.();
          onClose();
        }}
        onCancel={onClose}
      />
    </div>
  );
}

function draftKeyOf(target: ReplyTarget): string {
  if (target.kind === 'thread') return 'thread';
  return target.kind === 'post' ? `post:${target.postId}` : `comment:${target.commentId}`;
}
