import type { WrittenText } from '@lyceum/editor';
import { useUnsavedChanges } from '@lyceum/shell';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { DraftBar } from '../../drafts/draft-bar';
import { DraftConflict } from '../../drafts/draft-conflict';
import { useReplyDraft } from '../../drafts/use-reply-draft';
import { draftTextOf } from '../../drafts/written-text';
import * as messages from '../replies.messages';
import { ReplyText } from '../reply-text';
import type { ReplyTarget } from './outbox/reply-entry';
import classes from '../reply.module.css';
import { useReplies } from '../replies-context';
import { ReplyEditor } from './reply-editor';

interface ReplyComposerProps {
  readonly target: ReplyTarget;
  /** Whom it answers; without it, the thread. */
  readonly to?: string;
  readonly onSent?: () => void;
  readonly onClose: () => void;
}

/**
 * Writes a reply or a comment, from where it was left (checklist line 120). What is sent is shown at once, and is safe
 * from then on (see the outbox).
 */
export function ReplyComposer({ target, to, onSent, onClose }: ReplyComposerProps) {
  const { threadId, send } = useReplies();
  const draft = useReplyDraft(threadId, draftKeyOf(target));
  const [isUploading, setUploading] = useState(false);
  useUnsavedChanges(!draft.isKept || isUploading);
  if (!draft.isReady) return <Skeleton height={220} radius="md" aria-label={messages.loadingYourDraft()} />;
  const finish = ({ content, isRich }: WrittenText, draftId: string | null): void => {
    send({ content, isRich, target, draftId });
    draft.settle();
    onSent?.();
    onClose();
  };
  const submit = (text: WrittenText): void => {
    // A save that is under way may just be making the draft that ends with this.
    if (draft.isSaving) void draft.idForPosting().then((draftId) => finish(text, draftId));
    else finish(text, draft.draftId);
  };
  return (
    <div className={classes.composer}>
      <DraftConflict draft={draft} render={(version) => <ReplyText {...version} />} />
      <ReplyEditor
        key={draft.round}
        threadId={threadId}
        draftKey={draftKeyOf(target)}
        label={to === undefined ? messages.yourReply() : messages.yourReplyTo({ to })}
        placeholder={to === undefined ? messages.writeAReplyOrMention() : messages.answerTo({ to })}
        action={target.kind === 'thread' ? messages.postReply() : messages.postComment()}
        {...(!draft.content.isBlank && { initial: draft.content })}
        onChange={(text) => {
          setUploading(text.isUploading === true);
          draft.change(draftTextOf(text));
        }}
        onSubmit={submit}
        onCancel={onClose}
      >
        <DraftBar draft={draft} isEmpty={draft.content.isBlank} />
      </ReplyEditor>
    </div>
  );
}

function draftKeyOf(target: ReplyTarget): string {
  if (target.kind === 'thread') return 'thread';
  return target.kind === 'post' ? `post:${target.postId}` : `comment:${target.commentId}`;
}
