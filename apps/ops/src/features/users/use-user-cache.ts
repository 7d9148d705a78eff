import { pageLimits, type UserPage, type UserRow } from '@lyceum/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../app/trpc';

/** Keeps the pages of users that are already loaded in step with what became of one user. */
export function useUserCache() {
  const queryClient = useQueryClient();
  const utilities = trpc.useUtils();

  const replace = (row: UserRow): void => {
    queryClient.setQueriesData<UserPage>(
      { queryKey: getQueryKey(trpc.users.list) },
      (page) => page && { ...page, rows: page.rows.map((known) => (known.id === row.id ? row : known)) },
    );
  };

  /** The user as the server knows them now; null when they cannot be had. */
  const fetchUser = async ({ id, email }: UserRow): Promise<UserRow | null> => {
    const input = { search: email ?? '', limit: pageLimits.maximumPageSize };
    const page = await utilities.client.users.list.query(input).catch(() => null);
    const fresh = page?.rows.find((row) => row.id === id) ?? null;
    if (fresh) replace(fresh);
    return fresh;
  };

  return { replace, fetchUser };
}
