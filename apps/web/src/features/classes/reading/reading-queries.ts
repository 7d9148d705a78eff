import {
  CommentTemplatesDocument,
  graphqlQueryOptions,
  WorkPinsDocument,
  WorkToLookAtDocument,
} from '@lyceum/web-graphql';

/** It stays as it was while it is read, or what was looked at would go from under the reader. */
export const queueQuery = (userId: string) => ({
  ...graphqlQueryOptions(WorkToLookAtDocument, { userId }),
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
});

export const templatesQuery = (userId: string) => graphqlQueryOptions(CommentTemplatesDocument, { userId });

export const pinsQuery = (id: string) => ({ ...graphqlQueryOptions(WorkPinsDocument, { id }), staleTime: 0 });
