import {
  type EndorsementPartsFragment,
  graphqlPages,
  ReceivedEndorsementsDocument,
  refreshQueries,
} from '@lyceum/web-graphql';
import type { QueryClient } from '@tanstack/react-query';

/** What somebody said for somebody else. */
export type Endorsement = EndorsementPartsFragment;

/** What was said for somebody, page by page. */
export function endorsementsQuery(receivingUserId: string) {
  return graphqlPages(ReceivedEndorsementsDocument, {
    variables: (skip: number) => ({ receivingUserId, skip }),
    page: ({ getReceivedEndorsements }) => getReceivedEndorsements,
    first: 0,
    next: ({ hasMore }, pages) =>
      hasMore ? pages.reduce((count, { endorsements }) => count + endorsements.length, 0) : null,
  });
}

export const refreshEndorsements = (queryClient: QueryClient): Promise<void> =>
  refreshQueries(queryClient, ReceivedEndorsementsDocument);
