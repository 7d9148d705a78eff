import { lazyPart } from '@lyceum/shell';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ButtonLink } from '../../app/links';
import { backToChat } from '../../features/calls/calls.messages';

export const Route = createFileRoute('/_app/call/$chatId')({ component: Call });

const CallScreen = lazyPart(() => import('../../features/calls/call-screen').then((it) => it.CallScreen));

function Call() {
  const { chatId } = Route.useParams();
  return (
    <Suspense>
      <CallScreen
        key={chatId}
        chatId={chatId}
        back={
          <ButtonLink to="/chat" search={{ open: `g-${chatId}` }} variant="outline">
            {backToChat()}
          </ButtonLink>
        }
      />
    </Suspense>
  );
}
