import type { PreparedQuery } from '../sql/prepared-queries';

/** Class of PostgreSQL's advisory locks of two numbers; those of one number are apart from them. */
const turns = 7_204_001;

/**
 * Locks there are of turns, a power of two: keys share them, because all that are held have to fit into PostgreSQL's table of
 * locks (by default 6,400), however many keys a transaction has.
 */
const places = 1_024;

/** Waits for the turns of the keys $1, in one order for everybody, and keeps them until the transaction ends. */
export const takeTurnsQuery: PreparedQuery = {
  name: 'kernel.take-turns',
  text: `
    SELECT pg_advisory_xact_lock(${String(turns)}, place) FROM (
      SELECT DISTINCT hashtext(key) & ${String(places - 1)} AS place FROM unnest($1::text[]) AS key ORDER BY place) wanted`,
};
