import { fullName } from '@lyceum/contracts/auth';
import { IconChevronDown, IconChevronRight, IconMessageReply } from '@tabler/icons-react';
import { useId, useState } from 'react';
import * as counts from '../../parts/counts.messages';
import { ClapReplyButton } from '../actions/clap-reply-button';
import type { CommentNode } from '../comment-tree';
import * as messages from '../replies.messages';
import classes from './comments.module.css';
import actions from '../actions/reply-actions.module.css';
import { ReplyBody, useReplyTranslating } from './reply-body';
import { ReplyComposer } from '../writing/reply-composer';
import { ReplyHead } from './reply-head';
import { ReplyMenu } from '../actions/reply-menu';
import { useReplies } from '../replies-context';
import { WaitingReplyView } from '../writing/waiting-reply';

interface CommentViewProps {
  readonly node: CommentNode;
  readonly onSent: () => void;
}

/** A comment and, indented below it, what was said about it; both can be put away (checklist line 106). */
export function CommentView({ node, onSent }: CommentViewProps) {
  const { comment, children, descendants } = node;
  const [isOpen, setOpen] = useState(true);
  const bodyId = useId();
  const author = fullName(comment.student);
  const toggle = (): void => setOpen(!isOpen);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <li className={classes.item} data-level={comment.level}>
      <div className={classes.comment} data-highlighted={comment.isHighlighted && !comment.deleted}>
        <ReplyHead item={comment} avatar={28}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            aria-label={
              descendants > 0
                ? messages.commentWithAnswers({ author, answers: counts.answers({ count: descendants }) })
                : messages.commentBy({ author })
            }
            onClick={toggle}
          >
            {!isOpen && descendants > 0 && <span aria-hidden>{descendants}</span>}
            <Chevron size={18} stroke={1.75} aria-hidden />
          </button>
        </ReplyHead>
        {isOpen && <CommentContent id={bodyId} node={node} author={author} onSent={onSent} />}
      </div>
      {isOpen && children.length > 0 && (
        <div className={classes.branch}>
          {/* The button above does the same for the keyboard. */}
          <button type="button" className={classes.line} tabIndex={-1} aria-hidden onClick={toggle} />
          <CommentList nodes={children} onSent={onSent} />
        </div>
      )}
    </li>
  );
}

interface CommentListProps {
  readonly nodes: readonly CommentNode[];
  readonly onSent: () => void;
}

export function CommentList({ nodes, onSent }: CommentListProps) {
  return (
    <ul>
      {nodes.map((node) => (
        <CommentView key={node.comment.id} node={node} onSent={onSent} />
      ))}
    </ul>
  );
}

interface CommentContentProps extends CommentViewProps {
  readonly id: string;
  readonly author: string;
}

function CommentContent({ id, node: { comment }, author, onSent }: CommentContentProps) {
  const { canReply, waiting } = useReplies();
  const translating = useReplyTranslating(comment);
  const [isEditing, setEditing] = useState(false);
  const [isAnswering, setAnswering] = useState(false);
  const mine = waiting.filter(({ target }) => target.kind === 'comment' && target.commentId === comment.id);
  return (
    <div id={id} className={classes.content}>
      <ReplyBody
        item={comment}
        isEditing={isEditing}
        translating={translating}
        onEdited={() => setEditing(false)}
      />
      {!comment.deleted && !isEditing && (
        <div className={actions.root}>
          <ClapReplyButton item={comment} />
          {canReply && (
            <button
              type="button"
              className={actions.action}
              aria-label={messages.replyTo({ author })}
              onClick={() => setAnswering(!isAnswering)}
            >
              <IconMessageReply size={18} stroke={1.75} aria-hidden /> {messages.reply()}
            </button>
          )}
          <ReplyMenu
            item={comment}
            authorName={author}
            translating={translating}
            onEdit={() => setEditing(true)}
          />
        </div>
      )}
      {isAnswering && (
        <ReplyComposer
          target={{ kind: 'comment', postId: comment.postId, commentId: comment.id }}
          to={author}
          onSent={onSent}
          onClose={() => setAnswering(false)}
        />
      )}
      {mine.map((reply) => (
        <WaitingReplyView key={reply.clientKey} reply={reply} />
      ))}
    </div>
  );
}
