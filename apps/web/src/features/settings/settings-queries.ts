import {
  graphqlQueryOptions,
  MySessionsDocument,
  NotificationPreferencesDocument,
  refreshQueries,
  SettingsMeDocument,
  ShellMeDocument,
} from '@lyceum/web-graphql';
import type { QueryClient } from '@tanstack/react-query';

export const settingsQueries = {
  me: graphqlQueryOptions(SettingsMeDocument),
  sessions: graphqlQueryOptions(MySessionsDocument),
  preferences: graphqlQueryOptions(NotificationPreferencesDocument),
} as const;

/** Has every screen ask again for what it shows of the account. */
export function refreshAccount(queryClient: QueryClient): Promise<void> {
  return refreshQueries(queryClient, ShellMeDocument, SettingsMeDocument);
}
