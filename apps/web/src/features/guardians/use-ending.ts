import { readFailure } from '@lyceum/shell';
import { useSession } from '@lyceum/session';
import { confirm, toast } from '@lyceum/ui';
import {
  EndGuardianTieDocument,
  execute,
  GuardianStudentsDocument,
  MyGuardiansDocument,
  refreshQueries,
} from '@lyceum/web-graphql';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GuardianTie } from './guardian-queries';
import * as messages from './guardians.messages';

/** Ends what is between the signed-in user and the other, who is asked about first. @param as which of the two they are */
export function useEnding(as: 'guardian' | 'student') {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: (tieId: string) => execute(EndGuardianTieDocument, { userId, tieId }),
    onSuccess: () => toast.success(messages.ended()),
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
    onSettled: () =>
      Promise.all([
        refreshQueries(queryClient, GuardianStudentsDocument),
        refreshQueries(queryClient, MyGuardiansDocument),
      ]),
  });
  const ask = async ({ id, person: { firstName } }: GuardianTie): Promise<void> => {
    const isSure = await confirm(
      as === 'guardian'
        ? {
            title: messages.endLookingAfterQuestion({ firstName }),
            message: messages.aboutEndingAsGuardian({ firstName }),
            confirmLabel: messages.endGuardian(),
            tone: 'danger',
          }
        : {
            title: messages.endGuardianQuestion({ firstName }),
            message: messages.aboutEndingAsStudent({ firstName }),
            confirmLabel: messages.endGuardian(),
            tone: 'danger',
          },
    );
    if (isSure) end.mutate(id);
  };
  return { ask, isPending: end.isPending };
}
