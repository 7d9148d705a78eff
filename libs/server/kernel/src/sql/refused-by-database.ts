import { DatabaseError } from 'pg';
import { QueryFailedError } from 'typeorm';
import { isServiceAway } from '../errors/service-away';

/** Whether PostgreSQL refused a statement, so that nothing of it stands; of one whose connection broke nobody knows. */
export function isRefusedByDatabase(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return cause instanceof DatabaseError && !isServiceAway(cause);
}
