import type { EventDefinition, EventPayload } from '../unit-of-work/event';

/**
 * SQL of a data-modifying `WITH` query that raises the event for each row of `source`, for hot writes that are one
 * statement by themselves; everything else raises by its transaction. The
 * query says `raises: true`. Expressions of the payload are trusted SQL.
 * @param values SQL of each part of the payload, over the columns of `source`
 */
export function raiseInStatement<Definition extends EventDefinition>(
  { type }: Definition,
  values: Readonly<Record<keyof EventPayload<Definition> & string, string>>,
  source: string,
): string {
  const pairs = Object.entries<string>(values).map(([name, sql]) => `'${name}', ${sql}`);
  return `
    INSERT INTO outbox_events (type, payload)
    SELECT '${type}', jsonb_build_object(${pairs.join(', ')}) FROM ${source}`;
}
