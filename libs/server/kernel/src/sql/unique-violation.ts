import { QueryFailedError } from 'typeorm';

/** PostgreSQL's code for a row that a unique index does not let in. */
const uniqueViolation = '23505';

/** Whether a statement, prepared or TypeORM's, was refused because of a unique index. */
export function isUniqueViolation(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return cause instanceof Error && (cause as { code?: string }).code === uniqueViolation;
}
