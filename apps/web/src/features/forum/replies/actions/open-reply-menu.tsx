import { lazyDialog, useOpening } from '@lyceum/shell';
import { Menu } from '@mantine/core';
import {
  IconFlag,
  IconGavel,
  IconLink,
  IconPencil,
  IconShare,
  IconStar,
  IconStarOff,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { canShare, copyPostLink, sharePost } from '../post-link';
import { TranslateItem } from '../../translate/translate-item';
import { messagesAbout } from '../messages-about';
import * as messages from '../replies.messages';
import { ReplyMenuButton, type ReplyMenuProps } from './reply-menu-button';
import { ReportReplyDialog } from './report-reply-dialog';
import { isPost, type CommentItem, type PostItem, type ReplyItem } from '../reply.types';
import { useReplies } from '../replies-context';
import {
  useAnswerHighlighting,
  useHighlighting,
  useIsDeletable,
  useReplyDeletion,
  useReplyRemoval,
} from './use-reply-changes';

// With the checks of its form, which few readers need.
const ReasonDialog = lazyDialog(() => import('../../tool/reason-dialog').then((it) => it.ReasonDialog));

const icon = (Icon: TablerIcon) => <Icon size={18} stroke={1.75} aria-hidden />;

/** What else can be done about a post or a comment; what the reader may not do is not there (checklist lines 109–112). */
export function OpenReplyMenu({ item, authorName, translating, onEdit }: ReplyMenuProps) {
  const { button, ...opening } = useOpening();
  const [dialog, setDialog] = useState<'report' | 'remove' | null>(null);
  const ask = useReplyDeletion(item);
  const isDeletable = useIsDeletable(item);
  const { canHighlight } = useReplies();
  return (
    <>
      <Menu position="bottom-end" {...opening}>
        <Menu.Target>
          <ReplyMenuButton ref={button} item={item} authorName={authorName} />
        </Menu.Target>
        <Menu.Dropdown>
          {isPost(item) && (
            <LinkItems threadId={item.threadId} number={item.number} authorName={authorName} />
          )}
          <TranslateItem ask={translating.ask} />
          {item.editable && (
            <Menu.Item leftSection={icon(IconPencil)} onClick={onEdit}>
              {messages.edit()}
            </Menu.Item>
          )}
          {isPost(item)
            ? canHighlight && <HighlightAnswerItem post={item} />
            : item.highlightable && <HighlightItem comment={item} />}
          {!item.editable && (
            <Menu.Item
              leftSection={icon(IconFlag)}
              disabled={item.requestingUserHasReported}
              onClick={() => setDialog('report')}
            >
              {item.requestingUserHasReported ? messages.reported() : messages.report()}
            </Menu.Item>
          )}
          {isDeletable && (
            <Menu.Item color="danger" leftSection={icon(IconTrash)} onClick={() => void ask()}>
              {messages.deleteIt()}
            </Menu.Item>
          )}
          {item.removable && (
            <Menu.Item color="danger" leftSection={icon(IconGavel)} onClick={() => setDialog('remove')}>
              {messages.removeWithReason()}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ReplyDialogs item={item} open={dialog} onClose={() => setDialog(null)} />
    </>
  );
}

interface ReplyDialogsProps {
  readonly item: ReplyItem;
  readonly open: 'report' | 'remove' | null;
  readonly onClose: () => void;
}

function ReplyDialogs({ item, open, onClose }: ReplyDialogsProps) {
  const remove = useReplyRemoval(item);
  if (open === 'report') return <ReportReplyDialog item={item} onClose={onClose} />;
  if (open === null) return null;
  return (
    <Suspense>
      <ReasonDialog
        title={messagesAbout(item).remove()}
        description={messages.whoReadsTheReason()}
        action={messages.remove()}
        onClose={onClose}
        onSend={({ reason }) => remove(reason)}
      />
    </Suspense>
  );
}

interface LinkItemsProps {
  readonly threadId: string;
  readonly number: number;
  readonly authorName: string;
}

function LinkItems({ threadId, number, authorName }: LinkItemsProps) {
  return (
    <>
      <Menu.Item leftSection={icon(IconLink)} onClick={() => void copyPostLink(threadId, number)}>
        {messages.copyLink()}
      </Menu.Item>
      {canShare() && (
        <Menu.Item
          leftSection={icon(IconShare)}
          onClick={() => sharePost(threadId, number, messages.replyByAuthorName({ authorName }))}
        >
          {messages.share()}
        </Menu.Item>
      )}
    </>
  );
}

function HighlightItem({ comment }: { readonly comment: CommentItem }) {
  const toggle = useHighlighting(comment);
  return (
    <Menu.Item leftSection={icon(comment.isHighlighted ? IconStarOff : IconStar)} onClick={toggle}>
      {comment.isHighlighted ? messages.removeHighlight() : messages.highlight()}
    </Menu.Item>
  );
}

function HighlightAnswerItem({ post }: { readonly post: PostItem }) {
  const { highlightedId } = useReplies();
  const isHighlighted = post.id === highlightedId;
  const toggle = useAnswerHighlighting(post, isHighlighted);
  if (post.status !== 'VISIBLE') return null;
  return (
    <Menu.Item leftSection={icon(isHighlighted ? IconStarOff : IconStar)} onClick={toggle}>
      {isHighlighted ? messages.removeHighlight() : messages.highlightAnswer()}
    </Menu.Item>
  );
}
