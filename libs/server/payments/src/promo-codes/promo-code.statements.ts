import { statement } from '@lyceum/kernel';

export interface MadeCode {
  id: string;
  code: string;
}

const columns = `name, kind, percent_off, amount_off_minor, currency, minimum_minor, starts_at, ends_at, time_zone,
  usage_limit, per_user_limit, product_keys, owner_id, notes`;

/** The rules of a code, by their names. The window is entered on a clock in the code's zone. */
const rules = `$name::text, $kind::text, $percentOff::smallint, $amountOffMinor::int, $currency::text, $minimumMinor::int,
  $startsAt::timestamp AT TIME ZONE $timeZone::text, $endsAt::timestamp AT TIME ZONE $timeZone::text, $timeZone::text,
  $usageLimit::int, $perUserLimit::int, $products::text[], $ownerId::uuid, $notes::text`;

/**
 * Codes with the same rules, made together as a batch, each under its id, or under any where that is null. Answers those that were free. In the order of the codes, so that
 * two who make many at once wait for each other and not both.
 */
export const insertStatement = statement<MadeCode>(
  'payments.insert',
  `INSERT INTO promo_codes (id, code, ${columns}, batch_id)
  SELECT COALESCE(id, uuidv7()), code, ${rules}, $batchId::uuid
  FROM unnest($ids::uuid[], $codes::text[]) AS wanted (id, code) ORDER BY code
  ON CONFLICT (code) DO NOTHING RETURNING id, code::text AS code`,
);

/** A code under this name, with these rules. */
export const updateStatement = statement(
  'payments.update',
  `UPDATE promo_codes SET (code, ${columns}) = ROW ($code::citext, ${rules}),
    revision = revision + 1, updated_at = now()
  WHERE id = $id`,
);

/** Switches a code off, or on again. A use that is being taken with the revision before is looked at anew. */
export const setDisabledStatement = statement<{ revision: number }>(
  'payments.set-disabled',
  `UPDATE promo_codes SET disabled_at = CASE WHEN $isDisabled::boolean THEN now() END, revision = revision + 1, updated_at = now()
  WHERE id = $id RETURNING revision`,
);
