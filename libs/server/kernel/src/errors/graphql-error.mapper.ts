import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import { describeError } from './describe-error';
import { reportFault } from './report-fault';

/** GraphQL's mapper (Apollo `formatError`): the message is the catalogue's, the ErrorAnswer stands in `extensions`. */
export function formatGraphqlError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const described = describeError(unwrapResolverError(thrown));
  reportFault(described, unwrapResolverError(thrown), { path: formatted.path });
  const { locations, path } = formatted;
  return {
    message: described.answer.message,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { ...described.answer },
  };
}
