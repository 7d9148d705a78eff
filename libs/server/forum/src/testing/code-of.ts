import type { DomainError } from '@lyceum/kernel';

/** The code of the error that work ends with; 'went through' where there was none. */
export const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'went through',
    (error: unknown) => (error as DomainError).code ?? error,
  );
