import { lazyPart } from '@lyceum/shell';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useCallInvitations } from '../../features/calls/use-call-invitations';

const CallInvitations = lazyPart(() =>
  import('../../features/calls/call-invitations').then((it) => it.CallInvitations),
);

/** Calls for whoever is signed in, on any screen but that of the call itself. */
export function Ringing() {
  const navigate = useNavigate();
  const { chatId: open } = useParams({ strict: false });
  const { invitations, ask } = useCallInvitations();
  const shown = invitations.filter(({ chatId }) => chatId !== open);
  if (shown.length === 0) return null;
  return (
    <Suspense>
      <CallInvitations
        invitations={shown}
        onAnswered={ask}
        onJoin={(chatId) => void navigate({ to: '/call/$chatId', params: { chatId } })}
      />
    </Suspense>
  );
}
