import { QueryContent } from '@lyceum/shell';
import { CardListSkeleton } from '@lyceum/ui';
import { ChatOfTwoDocument, graphqlQueryOptions } from '@lyceum/web-graphql';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { callSubject } from '../../features/calls/calls.messages';

export const Route = createFileRoute('/_app/call/with/$personId')({ component: CallWith });

/** The call of two friends is that of their chat. */
function CallWith() {
  const { personId } = Route.useParams();
  const chat = useQuery(graphqlQueryOptions(ChatOfTwoDocument, { members: [personId] }));
  return (
    <QueryContent
      query={chat}
      subject={callSubject()}
      skeleton={(label) => <CardListSkeleton cards={2} label={label} />}
    >
      {({ fetchTwilioChannelSid }) => (
        <Navigate to="/call/$chatId" params={{ chatId: fetchTwilioChannelSid }} replace />
      )}
    </QueryContent>
  );
}
