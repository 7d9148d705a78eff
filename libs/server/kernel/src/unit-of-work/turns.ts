import { statement } from '../sql/statement';

/** Class of PostgreSQL's advisory locks of two numbers; those of one number are apart from them. */
const turns = 7_204_001;

/**
 * Locks there are of turns, a power of two: keys share them, because all that are held have to fit into PostgreSQL's table of
 * locks (by default 6,400), however many keys a transaction has.
 */
const places = 1_024;

/** Waits for the turns of the keys `keys`, in one order for everybody, and keeps them until the transaction ends. */
export const takeTurnsQuery = statement(
  'kernel.take-turns',
  `SELECT FROM (
      SELECT DISTINCT hashtext(key) & ${String(places - 1)} AS place FROM unnest($keys::text[]) AS key ORDER BY place) wanted,
    LATERAL pg_advisory_xact_lock(${String(turns)}, place)`,
);
