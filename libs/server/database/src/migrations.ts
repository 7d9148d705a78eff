import { Foundation1763683200000 } from './migrations/1763683200000-foundation';

/** All migrations, oldest first. TypeORM orders them by the time in the class name. */
export const migrations = [Foundation1763683200000];
