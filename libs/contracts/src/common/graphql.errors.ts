import { defineErrors } from './define-errors';

/** Errors of the GraphQL door itself. */
export const graphqlErrors = defineErrors('GRAPHQL', {
  /** A page of another build than the server's, or a document of somebody else's where only ours are run. */
  UNKNOWN_DOCUMENT: { status: 400, message: 'This page is not up to date any more. Please reload it.' },
});
