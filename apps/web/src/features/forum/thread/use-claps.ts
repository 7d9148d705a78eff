import { threadLimits } from '@lyceum/contracts/forum';
import { useSession } from '@lyceum/session';
import { readFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { ClapThreadDocument, send } from '@lyceum/web-graphql';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ClapBurst } from '../claps/clap-burst';
import { sendUnderKey } from '../claps/send-under-key';
import { showThreadChange, threadQuery } from '../thread-queries';
import { useClapBurst } from '../claps/use-clap-burst';

/**
 * Claps of the signed-in user for a thread (checklist line 93): shown at once, sent in bursts, at most 10. A clap beyond
 * them is ignored and not sent. Answers the function that claps once.
 */
export function useClaps(threadId: string): () => void {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const burst = useClapBurst(() => clapsOf(queryClient, threadId, userId));
  return () => {
    const given = clapCounts(queryClient, threadId, userId);
    if (!given || given.requestingUserClapCnt >= threadLimits.claps) return;
    addClaps(queryClient, threadId, userId, 1);
    burst.add();
  };
}

function clapsOf(queryClient: QueryClient, threadId: string, userId: string): ClapBurst {
  const burst = new ClapBurst((count) => {
    // A page that is left takes its calls with it otherwise.
    sendUnderKey((clientKey) =>
      send(ClapThreadDocument, { threadId, userId, count, clientKey }, { keepalive: true }),
    ).then(
      ({ clapThread }) =>
        // Claps made since then are on their way.
        showThreadChange(queryClient, threadId, {
          claps: clapThread.claps + burst.waiting,
          requestingUserClapCnt: clapThread.requestingUserClapCnt + burst.waiting,
        }),
      (error: unknown) => {
        addClaps(queryClient, threadId, userId, -count);
        toast.error(readFailure(error, []).general ?? '', { id: 'clap-failed' });
      },
    );
  });
  return burst;
}

function clapCounts(queryClient: QueryClient, threadId: string, userId: string) {
  return queryClient.getQueryData(threadQuery(threadId, userId).queryKey)?.getThread;
}

function addClaps(queryClient: QueryClient, threadId: string, userId: string, count: number): void {
  const given = clapCounts(queryClient, threadId, userId);
  if (!given) return;
  showThreadChange(queryClient, threadId, {
    claps: given.claps + count,
    requestingUserClapCnt: given.requestingUserClapCnt + count,
  });
}
