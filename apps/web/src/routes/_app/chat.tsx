import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { chatAddress } from '../../app/chat-address';
import { Chats } from '../../app/chats';

export const Route = createFileRoute('/_app/chat')({ validateSearch: chatAddress, component: ChatRoute });

function ChatRoute() {
  const navigate = useNavigate();
  return (
    <Chats
      address={Route.useSearch()}
      onChange={(search, replace = false) => void navigate({ to: '/chat', search, replace })}
    />
  );
}
