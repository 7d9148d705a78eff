import { lazyPart } from '@lyceum/shell';
import { CardListSkeleton, EmptyState, PageTitle } from '@lyceum/ui';
import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery, useViewportSize } from '@mantine/hooks';
import { IconBookmark, IconPencilPlus, IconSearch, IconUsersPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ChatList } from './chat-list';
import type { CallLinkOf, FriendButtons, ThreadCardOf } from './chat-window';
import classes from './chats.module.css';
import * as messages from './chats.messages';
import { Reconnecting } from './reconnecting';
import { useChatNews } from './use-chat-news';
import { isSame, openBeside, rekeyed, type WindowKey } from './windows/open-windows';
import { useLeading } from './windows/use-leading';
import { windowsThatFit } from './windows/windows-that-fit';

/** They bring what is written with; the list is read before. */
const ChatWindow = lazyPart(() => import('./chat-window').then((it) => it.ChatWindow));

const NewChatDialog = lazyPart(() => import('./new-chat-dialog').then((it) => it.NewChatDialog));

const NewGroupDialog = lazyPart(() => import('./new-group-dialog').then((it) => it.NewGroupDialog));

const SearchDialog = lazyPart(() => import('./search/search-dialog').then((it) => it.SearchDialog));

const SavedDialog = lazyPart(() => import('./saves/saved-dialog').then((it) => it.SavedDialog));

interface ChatsScreenProps {
  /** Groups alone, for whoever looks after some (checklist line 201). */
  readonly groupsOnly?: boolean;
  /** The windows the address names. */
  readonly open: readonly WindowKey[];
  /** @param replace whether they are the same chats under other keys: the way back leads past those before */
  readonly onOpen: (open: readonly WindowKey[], replace?: boolean) => void;
  /** The place of a message to which the last window of the address is to go; and what is done once it is on its way. */
  readonly at: number | null;
  readonly onGo: () => void;
  readonly friendButtons: FriendButtons;
  readonly callLink: CallLinkOf;
  readonly threadCard: ThreadCardOf;
}

type Dialog = 'chat' | 'group' | 'search' | 'saved' | null;

/** The list of chats with windows beside it; where one alone fits, either of them (checklist lines 24, 195). */
export function ChatsScreen({ groupsOnly = false, open, onOpen, at, onGo, ...ofOthers }: ChatsScreenProps) {
  const { width } = useViewportSize();
  const isNarrow = useMediaQuery('(max-width: 699.98px)', undefined, { getInitialValueInEffect: false });
  const [dialog, setDialog] = useState<Dialog>(null);
  useChatNews();
  useLeading(open.at(-1), at, onGo);
  const room = windowsThatFit(width || window.innerWidth);
  const shown = open.slice(-room);
  const show = (key: WindowKey): void => {
    setDialog(null);
    onOpen(openBeside(open, key, room));
  };
  const close = (): void => setDialog(null);
  return (
    <div className={classes.root}>
      <Reconnecting />
      {(!isNarrow || shown.length === 0) && (
        <div className={classes.side}>
          <PageTitle title={groupsOnly ? messages.chatGroups() : messages.chats()} />
          <Starts groupsOnly={groupsOnly} onStart={setDialog} />
          <ChatList groupsOnly={groupsOnly} open={shown} onOpen={show} />
        </div>
      )}
      <Suspense fallback={<CardListSkeleton cards={4} />}>
        {shown.map((key) => (
          <ChatWindow
            key={`${key.kind} ${key.id}`}
            window={key}
            isAlone={isNarrow}
            {...ofOthers}
            onClose={() => onOpen(open.filter((other) => !isSame(key, other)))}
            onRekey={(after) => onOpen(rekeyed(open, key, after), true)}
          />
        ))}
      </Suspense>
      {!isNarrow && shown.length === 0 && (
        <div className={classes.nothing}>
          <EmptyState title={messages.nothingOpen()} description={messages.aboutNothingOpen()} />
        </div>
      )}
      <Suspense>
        {dialog === 'chat' && <NewChatDialog onChosen={show} onClose={close} />}
        {dialog === 'search' && (
          <SearchDialog within={null} onFound={(id) => show({ kind: 'group', id })} onClose={close} />
        )}
        {dialog === 'saved' && <SavedDialog onFound={(id) => show({ kind: 'group', id })} onClose={close} />}
        {dialog === 'group' && <NewGroupDialog onMade={show} onClose={close} />}
      </Suspense>
    </div>
  );
}

interface StartsProps {
  readonly groupsOnly: boolean;
  readonly onStart: (dialog: Dialog) => void;
}

function Starts({ groupsOnly, onStart }: StartsProps) {
  return (
    <div className={classes.starts}>
      {!groupsOnly && (
        <Button
          size="sm"
          leftSection={<IconPencilPlus size={16} aria-hidden />}
          onClick={() => onStart('chat')}
        >
          {messages.newChat()}
        </Button>
      )}
      <Button
        size="sm"
        variant={groupsOnly ? 'filled' : 'default'}
        leftSection={<IconUsersPlus size={16} aria-hidden />}
        onClick={() => onStart('group')}
      >
        {messages.newGroup()}
      </Button>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={messages.searchMessages()}
        onClick={() => onStart('search')}
      >
        <IconSearch size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="default" size={36} aria-label={messages.saved()} onClick={() => onStart('saved')}>
        <IconBookmark size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
