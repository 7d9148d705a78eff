import { threadLimits } from '@lyceum/contracts/forum';
import { lazyDialog } from '@lyceum/shell';
import { ActionIcon, Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconMessageReply } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ClapIcon } from '../thread-card/clap-icon';
import * as counts from '../parts/counts.messages';
import { compactCount } from '../thread-card/compact-count';
import type { Translating } from '../translate/use-translating';
import { MoreMenu } from './more-menu';
import { ShareMenu } from './share-menu';
import * as messages from './thread.messages';
import classes from './thread-view.module.css';
import type { ThreadPageItem } from '../thread-queries';
import { useClaps } from './use-claps';
import { useFavourite } from './use-thread-changes';

const ReportThread = lazyDialog(() => import('./report-dialog').then((it) => it.ReportThread));

interface ThreadActionsProps {
  readonly thread: ThreadPageItem;
  readonly translating: Translating;
  readonly onReply: () => void;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** What a reader can do about the thread. */
export function ThreadActions({ thread, translating, onReply, onEdit, onClose }: ThreadActionsProps) {
  // Null as long as nobody has asked for its dialog.
  const [isReporting, setReporting] = useState<boolean | null>(null);
  return (
    <div className={classes.actions} data-docked>
      <ClapButton thread={thread} />
      {thread.canReplyTo && (
        <Button
          size="sm"
          variant="default"
          className={classes.reply ?? ''}
          leftSection={<IconMessageReply size={18} stroke={1.75} aria-hidden />}
          onClick={onReply}
        >
          <span className={classes.replyWord}>{messages.reply()}</span>
        </Button>
      )}
      <FavouriteButton thread={thread} />
      <ShareMenu title={thread.title} threadId={thread.id} />
      <MoreMenu
        thread={thread}
        translating={translating}
        onEdit={onEdit}
        onReport={() => setReporting(true)}
        onClose={onClose}
      />
      {isReporting !== null && (
        <Suspense>
          <ReportThread threadId={thread.id} opened={isReporting} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Claps once a press, up to ten times (checklist line 93). */
function ClapButton({ thread }: { readonly thread: ThreadPageItem }) {
  const clap = useClaps(thread.id);
  const mine = thread.requestingUserClapCnt;
  const isFull = mine >= threadLimits.claps;
  return (
    <Button
      title={isFull ? messages.allClapsGiven() : messages.clapsGiven({ mine: String(mine) })}
      size="sm"
      variant="default"
      className={classes.clap ?? ''}
      data-clapped={mine > 0}
      aria-label={messages.clap({
        claps: counts.claps({ count: thread.claps }),
        mine: String(mine),
      })}
      leftSection={
        <ClapIcon key={mine} size={20} isFilled={mine > 0} className={classes.clapIcon} aria-hidden />
      }
      onClick={clap}
    >
      {compactCount(thread.claps)}
    </Button>
  );
}

function FavouriteButton({ thread }: { readonly thread: ThreadPageItem }) {
  const favourite = useFavourite(thread);
  const isSaved = thread.requestingUserIsFavourite;
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark;
  return (
    <ActionIcon
      title={isSaved ? messages.saved() : messages.saveForLater()}
      variant="default"
      aria-label={messages.saveForLater()}
      aria-pressed={isSaved}
      className={classes.save ?? ''}
      onClick={() => {
        if (!favourite.isPending) favourite.mutate(!isSaved);
      }}
    >
      <Icon size={19} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
