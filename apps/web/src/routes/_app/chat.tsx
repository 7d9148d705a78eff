import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ChatPage } from '../../app/chat-page';
import { ChatsScreen } from '../../features/chats/chats-screen';
import { readWindows, writeWindows } from '../../features/chats/windows/open-windows';
import { FriendButton } from '../../features/friends/friend-button';

interface ChatAddress {
  /** The open windows, as `writeWindows` makes it. */
  readonly open?: string;
}

export const Route = createFileRoute('/_app/chat')({
  validateSearch: ({ open }: Record<string, unknown>): ChatAddress =>
    typeof open === 'string' ? { open } : {},
  component: Chats,
});

function Chats() {
  const { open } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <ChatPage>
      <ChatsScreen
        open={readWindows(open)}
        onOpen={(next) => {
          const written = writeWindows(next);
          void navigate({ to: '/chat', search: written === undefined ? {} : { open: written } });
        }}
        friendButtons={(person) => <FriendButton person={person} />}
      />
    </ChatPage>
  );
}
