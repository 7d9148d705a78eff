import type { UserPage, UserRow } from '@lyceum/contracts/auth';
import { pageLimits } from '@lyceum/contracts/common';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../app/trpc';

/** Keeps the pages of users that are already loaded in step with what became of one user. */
export function useUserCache() {
  const queryClient = useQueryClient();
  const utilities = trpc.useUtils();

  /** The account's own page and history are asked for anew. */
  const changed = (userId: string): void => {
    void utilities.users.get.invalidate({ userId });
    void utilities.users.history.invalidate({ userId });
  };

  const replace = (row: UserRow): void => {
    queryClient.setQueriesData<UserPage>(
      { queryKey: getQueryKey(trpc.users.list) },
      (page) => page && { ...page, rows: page.rows.map((known) => (known.id === row.id ? row : known)) },
    );
    changed(row.id);
  };

  /** The user as the server knows them now; null when they cannot be had. */
  const fetchUser = async ({ id, email, name }: UserRow): Promise<UserRow | null> => {
    const input = { search: email ?? name ?? '', limit: pageLimits.maximumPageSize };
    const page = await utilities.client.users.list.query(input).catch(() => null);
    const fresh = page?.rows.find((row) => row.id === id) ?? null;
    if (fresh) replace(fresh);
    return fresh;
  };

  return { changed, replace, fetchUser };
}
