import { requestedNotificationTypes } from '@lyceum/contracts/notifications';
import { graphqlQueryOptions, NotificationCountForUserDocument } from '@lyceum/web-graphql';

/** What both calls name as where they come from (checklist line 52). */
export const platform = 'web';

/** The bell's count of all types, and the platform's own (checklist line 52). Every screen has it: nothing else is here. */
export function countQuery(userId: string) {
  const type = [...requestedNotificationTypes];
  return graphqlQueryOptions(NotificationCountForUserDocument, { userId, type, platform });
}
