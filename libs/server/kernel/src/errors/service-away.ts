import { QueryFailedError } from 'typeorm';
import { isOutage } from './is-outage';

/** After how many seconds a caller may ask again while the database or Redis is away. */
export const awayRetrySeconds = 5;

/** PostgreSQL: it stops, starts, was told to end us, has no connection left, or the connection broke. */
const databaseCodes = /^(57P0[1-5]|08\w{3}|53300)$/;

/** What the drivers say in words alone; TypeORM in its own of a transaction whose connection broke between two statements. */
const driverWords =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout exceeded when trying to connect|Cannot use a pool after|Connection is closed|Command timed out|Reached the max retries per request|Stream isn't writeable|Driver not Connected|Query runner already released|Database connection provided by a query runner was already released)/;

/**
 * Whether what failed is that the database or Redis does not answer, rather than what it was asked. Of connections that
 * are refused or break off only the database's count, which are marked (DatabaseClient) or failed a statement.
 */
export function isServiceAway(error: unknown): boolean {
  const thrown: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (typeof thrown !== 'object' || thrown === null) return false;
  const { code, message, thrownValue, isOfDatabase } = thrown as {
    code?: unknown;
    message?: unknown;
    thrownValue?: unknown;
    isOfDatabase?: true;
  };
  return (
    ((isOfDatabase || error instanceof QueryFailedError) && isOutage(thrown)) ||
    // GraphQL wraps what is no `Error` of its own realm.
    (thrownValue !== undefined && isServiceAway(thrownValue)) ||
    (typeof code === 'string' && databaseCodes.test(code)) ||
    (typeof message === 'string' && driverWords.test(message))
  );
}
