import { lazyPart } from '@lyceum/shell';
import { Suspense } from 'react';
import { ChatsScreen } from '../features/chats/chats-screen';
import { readWindows, writeWindows } from '../features/chats/windows/open-windows';
import { FriendButton } from '../features/friends/friend-button';
import type { ChatAddress } from './chat-address';
import { ChatPage } from './chat-page';

/** It stands in a window, which comes later. */
const CallLink = lazyPart(() => import('../features/calls/call-link').then((it) => it.CallLink));

/** One for all messages that lead to a thread. */
const SharedThreadCard = lazyPart(() =>
  import('../features/forum/shared-thread/shared-thread-card').then((it) => it.SharedThreadCard),
);

interface ChatsProps {
  readonly groupsOnly?: boolean;
  readonly address: ChatAddress;
  /** @param change the address, or what becomes of the one it has by then */
  readonly onChange: (change: ChatAddress | ((now: ChatAddress) => ChatAddress), replace?: boolean) => void;
}

/** Chats with the buttons of friends for whoever is none yet. */
export function Chats({ groupsOnly = false, address: { open, at }, onChange }: ChatsProps) {
  return (
    <ChatPage>
      <ChatsScreen
        groupsOnly={groupsOnly}
        open={readWindows(open)}
        at={at ?? null}
        // Who comes back to the address later is not led there again. What is open may be another window by now.
        onGo={() => onChange(({ at: _, ...now }) => now, true)}
        onOpen={(next, replace) => {
          const written = writeWindows(next);
          onChange(written === undefined ? {} : { open: written }, replace);
        }}
        friendButtons={(person) => <FriendButton person={person} />}
        callLink={({ id, callInProgress }, name) => (
          <Suspense>
            <CallLink chatId={id} name={name} isInProgress={callInProgress} />
          </Suspense>
        )}
        threadCard={(threadId) => (
          <Suspense>
            <SharedThreadCard threadId={threadId} />
          </Suspense>
        )}
      />
    </ChatPage>
  );
}
