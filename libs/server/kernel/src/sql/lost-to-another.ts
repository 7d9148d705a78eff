import { QueryFailedError } from 'typeorm';

/** PostgreSQL's codes for a deadlock, and for a transaction that cannot stand beside another. */
const codes: ReadonlySet<string | undefined> = new Set(['40P01', '40001']);

/** Whether PostgreSQL ended a transaction for the sake of another one: it may be done again. */
export function isLostToAnother(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return cause instanceof Error && codes.has((cause as { code?: string }).code);
}
