import { fullName } from '@lyceum/contracts/auth';
import { lazyDialog } from '@lyceum/shell';
import { RelativeTime, UserAvatar, UserLink } from '@lyceum/ui';
import { IconStarFilled } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import * as messages from '../replies.messages';
import classes from '../reply.module.css';
import { isPost, type ReplyItem } from '../reply.types';
import { useReplies } from '../replies-context';

const HistoryDialog = lazyDialog(() => import('../actions/history-dialog').then((it) => it.HistoryDialog));

interface ReplyHeadProps {
  readonly item: ReplyItem;
  /** px */
  readonly avatar: number;
  /** Stands at its end. */
  readonly children?: ReactNode;
}

/** Who wrote it, when, and what else a reader should know before they read it. */
export function ReplyHead({ item, avatar, children }: ReplyHeadProps) {
  const { student } = item;
  const { highlightedId } = useReplies();
  const isHighlighted = isPost(item) ? item.id === highlightedId : item.isHighlighted;
  return (
    <div className={classes.head}>
      <UserLink user={student} kind="picture">
        <UserAvatar
          firstName={student.firstName}
          lastName={student.lastName}
          src={student.userProfile.profilePictureUrl ?? null}
          size={avatar}
          decorative
        />
      </UserLink>
      <div className={classes.byline}>
        <span className={classes.name}>
          <UserLink user={student}>
            <bdi>{fullName(student)}</bdi>
          </UserLink>
        </span>
        {student.requestingUserIsTheTeacherOfThisUser && (
          <span className={classes.flag}>{messages.yourStudent()}</span>
        )}
        {isHighlighted && (
          <span className={classes.highlight}>
            <IconStarFilled size={12} aria-hidden /> {messages.highlighted()}
          </span>
        )}
        {item.status === 'HELD' && <span className={classes.held}>{messages.waitingForReview()}</span>}
        <span className={classes.when}>
          <RelativeTime at={item.createdAt} />
          {item.editedAt && !item.deleted && <EditedMark item={item} />}
        </span>
      </div>
      {children}
    </div>
  );
}

/**
 * Says that it was changed, and when. What it said before is for its author and who may take it away (checklist line
 * 110).
 */
function EditedMark({ item }: { readonly item: ReplyItem }) {
  const [isOpen, setOpen] = useState(false);
  if (!item.editable && !item.removable)
    return item.editedAt ? (
      <>
        {' · edited '}
        <RelativeTime at={item.editedAt} />
      </>
    ) : null;
  return (
    <>
      {' · '}
      <button type="button" className={classes.edited} onClick={() => setOpen(true)}>
        {messages.edited()}
      </button>
      {isOpen && (
        <Suspense>
          <HistoryDialog
            targetType={isPost(item) ? 'POST' : 'COMMENT'}
            targetId={item.id}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
