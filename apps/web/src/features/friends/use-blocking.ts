import { useSession } from '@lyceum/session';
import { readFailure } from '@lyceum/shell';
import { confirm, toast } from '@lyceum/ui';
import { BlockUserDocument, execute, UnblockUserDocument } from '@lyceum/web-graphql';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PersonCard } from './friend-queries';
import * as messages from './friends.messages';

/** Blocks somebody, after a question, or lets them back (checklist line 144). */
export function useBlocking({ id, firstName, isBlockedByMe }: PersonCard) {
  const queryClient = useQueryClient();
  const me = useSession().user?.id ?? '';
  const { mutate, isPending } = useMutation({
    mutationFn: async (): Promise<void> => {
      const variables = { userId: id, blockingUser: me };
      if (isBlockedByMe) await execute(UnblockUserDocument, variables);
      else await execute(BlockUserDocument, variables);
    },
    onSuccess: () =>
      toast.success(
        isBlockedByMe ? messages.personUnblocked({ firstName }) : messages.personBlocked({ firstName }),
      ),
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
    // What they wrote appears or goes, wherever it stands.
    onSettled: () => queryClient.invalidateQueries(),
  });
  const change = async (): Promise<void> => {
    if (isBlockedByMe || (await isSure(firstName))) mutate();
  };
  return { change: () => void change(), isPending };
}

function isSure(firstName: string): Promise<boolean> {
  return confirm({
    title: messages.blockQuestion({ firstName }),
    message: messages.aboutBlocking(),
    confirmLabel: messages.block(),
    tone: 'danger',
  });
}
