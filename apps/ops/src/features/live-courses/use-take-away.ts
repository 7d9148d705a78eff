import type { StaffGroup } from '@lyceum/contracts/live-course';
import { failureTexts } from '@lyceum/shell';
import { confirm, toast } from '@lyceum/ui';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';

interface Person {
  readonly id: string;
  readonly name: string | null;
  readonly role: string | null;
}

/** Asks, and takes somebody out of a class. */
export function useTakeAway({ groupTag, waiting }: StaffGroup) {
  const takeAway = trpc.liveGroups.takeAway.useMutation();
  return async ({ id, name, role }: Person): Promise<void> => {
    const isStudent = role === 'STUDENT';
    const next = isStudent && waiting > 0 ? ' Who waits longest gets the seat, and is told.' : '';
    const isSure = await confirm({
      title: `Take ${name ?? 'them'} out of ${groupTag}?`,
      message: `They see nothing of the class any more.${isStudent ? ' Their work stays, and they can be enrolled again.' : ''}${next}`,
      confirmLabel: 'Take out',
      tone: 'danger',
    });
    if (!isSure) return;
    try {
      await takeAway.mutateAsync({ memberId: id });
      toast.success(`${name ?? 'The person'} is out of ${groupTag}.`);
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'They were not taken out. Please try again.');
    }
  };
}
