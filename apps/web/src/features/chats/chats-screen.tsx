import { EmptyState, PageTitle } from '@lyceum/ui';
import { Button, Modal } from '@mantine/core';
import { useMediaQuery, useViewportSize } from '@mantine/hooks';
import { IconPencilPlus, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ChatList } from './chat-list';
import { ChatWindow, type FriendButtons } from './chat-window';
import classes from './chats.module.css';
import * as messages from './chats.messages';
import { FriendChoice } from './friend-choice';
import { NewGroupDialog } from './group-dialog';
import { useChatNews } from './use-chat-news';
import { isSame, openBeside, type WindowKey } from './windows/open-windows';
import { windowsThatFit } from './windows/windows-that-fit';

interface ChatsScreenProps {
  /** The windows the address names. */
  readonly open: readonly WindowKey[];
  readonly onOpen: (open: readonly WindowKey[]) => void;
  readonly friendButtons: FriendButtons;
}

/** The list of chats with windows beside it; where one alone fits, either of them (checklist lines 24, 195). */
export function ChatsScreen({ open, onOpen, friendButtons }: ChatsScreenProps) {
  const { width } = useViewportSize();
  const isNarrow = useMediaQuery('(max-width: 699.98px)', undefined, { getInitialValueInEffect: false });
  const [dialog, setDialog] = useState<'chat' | 'group' | null>(null);
  useChatNews();
  const room = windowsThatFit(width || window.innerWidth);
  const shown = open.slice(-room);
  const show = (key: WindowKey): void => {
    setDialog(null);
    onOpen(openBeside(open, key, room));
  };
  const isListShown = !isNarrow || shown.length === 0;
  return (
    <div className={classes.root}>
      {isListShown && (
        <div className={classes.side}>
          <PageTitle title={messages.chats()} />
          <div className={classes.starts}>
            <Button
              size="sm"
              leftSection={<IconPencilPlus size={16} aria-hidden />}
              onClick={() => setDialog('chat')}
            >
              {messages.newChat()}
            </Button>
            <Button
              size="sm"
              variant="default"
              leftSection={<IconUsersPlus size={16} aria-hidden />}
              onClick={() => setDialog('group')}
            >
              {messages.newGroup()}
            </Button>
          </div>
          <ChatList open={shown} onOpen={show} />
        </div>
      )}
      {shown.map((key) => (
        <ChatWindow
          key={`${key.kind} ${key.id}`}
          window={key}
          isAlone={isNarrow}
          friendButtons={friendButtons}
          onClose={() => onOpen(open.filter((other) => !isSame(key, other)))}
        />
      ))}
      {!isNarrow && shown.length === 0 && (
        <div className={classes.nothing}>
          <EmptyState
            title={messages.nothingOpen()}
            description={messages.aboutNothingOpen()}
            illustration="shelf"
          />
        </div>
      )}
      {dialog === 'chat' && (
        <Modal opened title={messages.chooseAFriend()} onClose={() => setDialog(null)}>
          <p className={classes.muted}>{messages.aboutNewChat()}</p>
          <FriendChoice>
            {({ id }, name) => (
              <button type="button" className={classes.entry} onClick={() => show({ kind: 'person', id })}>
                {name}
              </button>
            )}
          </FriendChoice>
        </Modal>
      )}
      {dialog === 'group' && (
        <NewGroupDialog
          onMade={({ id }) => show({ kind: 'group', id })}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
