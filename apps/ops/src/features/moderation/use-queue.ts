import { moderationTable } from '@lyceum/contracts/moderation';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { queueOf, queueSearch } from './queue-address';
import { comeBack, leave, walkOf } from './queue-memory';

/** Leads from a case to others of the queue the address names, in its order. */
export function useQueue(id: string) {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const search = queueSearch(raw);
  const question = queueOf(search);
  const queue = JSON.stringify([moderationTable.name, question]);
  const asked = () => ({ ...question, id, skipped: [...walkOf(queue).skipped] });
  const around = trpc.moderation.place.useQuery(asked());
  const open = (next: string) => navigate({ to: '/moderation/$id', params: { id: next }, search });
  /** To the next one, or to the list where nothing is left. */
  const goOn = async (isSkipped: boolean): Promise<void> => {
    leave(queue, id, isSkipped);
    try {
      const { next } = await client.moderation.place.query(asked());
      await (next ? open(next) : navigate({ to: '/moderation', search: { ...search } }));
    } catch (error) {
      toast.error(
        failureTexts(asFailure(error)).description ?? 'The next one was not found. Please try again.',
      );
    }
  };
  return {
    /** Undefined until it is known. */
    place: around.data,
    skip: () => goOn(true),
    /** After a decision. */
    goOn: () => goOn(false),
    back: async (): Promise<void> => {
      const before = comeBack(queue, id) ?? around.data?.previous;
      if (before) await open(before);
    },
    canGoBack: walkOf(queue).seen.some((one) => one !== id) || Boolean(around.data?.previous),
  };
}

export type Queue = ReturnType<typeof useQueue>;
