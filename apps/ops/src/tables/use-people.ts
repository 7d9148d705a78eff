import type { UserRow } from '@lyceum/contracts/auth';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../app/trpc';

/** People by their ids, as far as the reader may list them. */
export function usePeople(ids: readonly string[]): readonly UserRow[] {
  const sorted = [...ids].sort();
  const { data = [] } = trpc.users.named.useQuery(
    { ids: sorted },
    { enabled: ids.length > 0, staleTime: Infinity, placeholderData: keepPreviousData },
  );
  return data;
}
