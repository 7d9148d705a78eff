import { QueryFailedError } from 'typeorm';

/** PostgreSQL's code for a row that names one which is not there, or is still named by others. */
const foreignKeyViolation = '23503';

/** Whether a statement, prepared or TypeORM's, was refused because of a foreign key. */
export function isForeignKeyViolation(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return cause instanceof Error && (cause as { code?: string }).code === foreignKeyViolation;
}
