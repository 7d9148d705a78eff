import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { chatAddress } from '../../app/chat-address';
import { Chats } from '../../app/chats';

export const Route = createFileRoute('/_app/chat-group-dashboard')({
  validateSearch: chatAddress,
  component: GroupsRoute,
});

function GroupsRoute() {
  const navigate = useNavigate();
  return (
    <Chats
      groupsOnly
      address={Route.useSearch()}
      onChange={(search, replace = false) => void navigate({ to: '/chat-group-dashboard', search, replace })}
    />
  );
}
