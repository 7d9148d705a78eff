import { postLimits } from '@lyceum/contracts/forum';
import { useSession } from '@lyceum/session';
import { readFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { ClapCommentDocument, ClapPostDocument, send } from '@lyceum/web-graphql';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ClapBurst } from '../../claps/clap-burst';
import { sendUnderKey } from '../../claps/send-under-key';
import { useClapBurst } from '../../claps/use-clap-burst';
import { findReply, showReplyChange } from '../reply-cache';
import { isPost, type ReplyItem } from '../reply.types';

/**
 * Claps of the signed-in user for a post or a comment (checklist line 107), as for threads: shown at once, sent in
 * bursts, at most ten. Answers the function that claps once.
 */
export function useReplyClaps(item: ReplyItem): () => void {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const burst = useClapBurst(() => burstOf(queryClient, item, userId));
  return () => {
    const given = findReply(queryClient, item.id);
    if (!given || given.requestingUserClapCnt >= postLimits.claps) return;
    addClaps(queryClient, item.id, 1);
    burst.add();
  };
}

function burstOf(queryClient: QueryClient, item: ReplyItem, userId: string): ClapBurst {
  const burst = new ClapBurst((count) => {
    sendUnderKey((clientKey) => sendClaps(item, { userId, count, clientKey })).then(
      (given) =>
        showReplyChange(queryClient, item, {
          claps: given.claps + burst.waiting,
          requestingUserClapCnt: given.requestingUserClapCnt + burst.waiting,
        }),
      (error: unknown) => {
        addClaps(queryClient, item.id, -count);
        toast.error(readFailure(error, []).general ?? '', { id: 'clap-failed' });
      },
    );
  });
  return burst;
}

async function sendClaps(item: ReplyItem, burst: { userId: string; count: number; clientKey: string }) {
  // A page that is left takes its calls with it otherwise.
  const outlives = { keepalive: true };
  if (isPost(item)) return (await send(ClapPostDocument, { postId: item.id, ...burst }, outlives)).clapPost;
  return (await send(ClapCommentDocument, { commentId: item.id, ...burst }, outlives)).clapComment;
}

function addClaps(queryClient: QueryClient, id: string, count: number): void {
  const given = findReply(queryClient, id);
  if (!given) return;
  showReplyChange(queryClient, given, {
    claps: given.claps + count,
    requestingUserClapCnt: given.requestingUserClapCnt + count,
  });
}
