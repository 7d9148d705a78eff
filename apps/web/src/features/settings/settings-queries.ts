import {
  graphqlQueryOptions,
  MySessionsDocument,
  NotificationPreferencesDocument,
  SettingsMeDocument,
} from '@lyceum/web-graphql';
import type { QueryClient } from '@tanstack/react-query';

export const settingsQueries = {
  me: graphqlQueryOptions(SettingsMeDocument),
  sessions: graphqlQueryOptions(MySessionsDocument),
  preferences: graphqlQueryOptions(NotificationPreferencesDocument),
} as const;

/** Has every screen ask again for what it shows of the account. */
export async function refreshAccount(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => /Me$/.test(String(queryKey[1])),
  });
}
