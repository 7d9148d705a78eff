import { statement } from '@lyceum/kernel';
import type { CheckedRules } from './promo-code.values';

export interface MadeCode {
  id: string;
  code: string;
}

/** Rules in the order the statements have them, `$2` to `$15`. */
export function ruleValues(rules: CheckedRules): unknown[] {
  const { name, kind, percentOff, amountOffMinor, currency, minimumMinor } = rules;
  const { startsAt, endsAt, timeZone, usageLimit, perUserLimit, products, ownerId, notes } = rules;
  return [
    ...[name, kind, percentOff, amountOffMinor, currency, minimumMinor, startsAt, endsAt, timeZone],
    ...[usageLimit, perUserLimit, products, ownerId, notes],
  ];
}

const columns = `name, kind, percent_off, amount_off_minor, currency, minimum_minor, starts_at, ends_at, time_zone,
  usage_limit, per_user_limit, product_keys, owner_id, notes`;

/** The window is entered on a clock in the code's zone. */
const values = `$2::text, $3::text, $4::smallint, $5::int, $6::text, $7::int, $8::timestamp AT TIME ZONE $10::text,
  $9::timestamp AT TIME ZONE $10::text, $10::text, $11::int, $12::int, $13::text[], $14::uuid, $15::text`;

/**
 * Codes `$1` with the same rules, made together as batch `$16`. Answers those that were free. In the order of the
 * codes, so that two who make many at once wait for each other and not both.
 */
export const insertStatement = statement<MadeCode>(
  'payments.insert',
  `INSERT INTO promo_codes (code, ${columns}, batch_id)
  SELECT code, ${values}, $16::uuid FROM unnest($1::text[]) AS code ORDER BY code
  ON CONFLICT (code) DO NOTHING RETURNING id, code::text AS code`,
);

/** Code `$16` under the name `$1`, with other rules. */
export const updateStatement = statement(
  'payments.update',
  `UPDATE promo_codes SET (code, ${columns}) = ROW ($1::citext, ${values}),
    revision = revision + 1, updated_at = now()
  WHERE id = $16`,
);

/** Switches a code off, or on again. A use that is being taken with the revision before is looked at anew. */
export const setDisabledStatement = statement(
  'payments.set-disabled',
  `UPDATE promo_codes SET disabled_at = CASE WHEN $isDisabled::boolean THEN now() END, revision = revision + 1, updated_at = now()
  WHERE id = $id`,
);
