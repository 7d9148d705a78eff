import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { commonErrors, type ErrorAnswer } from '@lyceum/contracts/common';
import type { GraphQLFormattedError } from 'graphql';

/** The seconds to wait, when one of the errors is that something the server needs is away; null otherwise. */
export function secondsAway(errors: readonly GraphQLFormattedError[] = []): number | null {
  const away = errors
    .map(({ extensions }) => extensions as Partial<ErrorAnswer> | undefined)
    .find((answer) => answer?.status === commonErrors.UNAVAILABLE.status);
  return away ? (away.retryAfterSeconds ?? 1) : null;
}

/** GraphQL answers 200 whatever its errors are; that the database is away is a matter of HTTP, too. */
export const awayStatus: ApolloServerPlugin<BaseContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: async ({ response: { body, http } }) => {
        // Nest's driver sets 200 in a plugin that comes after this one.
        await Promise.resolve();
        const seconds = body.kind === 'single' ? secondsAway(body.singleResult.errors) : null;
        if (seconds === null) return;
        http.status = commonErrors.UNAVAILABLE.status;
        http.headers.set('retry-after', String(seconds));
      },
    }),
};
