import { people } from '@lyceum/auth';
import type { PromoCodeMails } from '@lyceum/contracts/payments';
import { statement } from '@lyceum/kernel';
import { mails } from '@lyceum/mail';

interface ComparedList {
  fresh: string[];
  served: string[];
  unwilling: string[];
}

const refused = (email: string): string =>
  `EXISTS (SELECT FROM promo_code_refusals f WHERE f.email = ${email})`;

const emailsWhere = (rule: string): string =>
  `COALESCE(array_agg(email ORDER BY at) FILTER (WHERE ${rule}), '{}')`;

/** Who of a list has a code of this name, who wants none by mail, and who is left. One row. */
export const compareListQuery = statement<ComparedList>(
  'payments.compare-list',
  `SELECT ${emailsWhere('NOT served AND NOT unwilling')} AS fresh, ${emailsWhere('served')} AS served,
          ${emailsWhere('unwilling AND NOT served')} AS unwilling
   FROM (SELECT email, at, ${refused('email::citext')} AS unwilling,
           EXISTS (SELECT FROM promo_code_recipients r WHERE r.list_name = $name::citext AND r.email = wanted.email::citext) AS served
         FROM unnest($emails::text[]) WITH ORDINALITY AS wanted (email, at)) compared`,
);

/**
 * Writes down who is to have a code of this name: whoever has none, and wants some. Who writes down the same at the same time waits, and
 * finds them served; in the order of the e-mails, so that no two wait for each other.
 */
export const claimEmailsStatement = statement<{ id: string; email: string }>(
  'payments.claim-emails',
  `INSERT INTO promo_code_recipients (list_name, email)
   SELECT $name::citext, email FROM unnest($emails::text[]) AS email WHERE NOT ${refused('email::citext')} ORDER BY email
   ON CONFLICT (list_name, email) DO NOTHING RETURNING promo_code_id AS id, email::text AS email`,
);

/** A code as the mail tells it. */
export interface CodeToMail {
  code: string;
  email: string;
  /** The account of that e-mail. */
  userId: string | null;
  percentOff: number | null;
  amountOffMinor: number | null;
  currency: string | null;
  endsAt: Date | null;
  timeZone: string;
  /** Of what it is for; none: everything. */
  products: string[];
  /** It is of no use any more, or they want no such mail. */
  isInVain: boolean;
}

export const codeToMailQuery = statement<CodeToMail>(
  'payments.code-to-mail',
  `SELECT c.code, r.email, ${people.confirmedOf('r.email')} AS "userId", c.percent_off AS "percentOff",
          c.amount_off_minor AS "amountOffMinor", c.currency, c.ends_at AS "endsAt", c.time_zone AS "timeZone",
          ARRAY(SELECT p.name FROM products p WHERE p.key = ANY(c.product_keys) ORDER BY p.name) AS products,
          (c.disabled_at IS NOT NULL OR COALESCE(c.ends_at <= now(), false) OR ${refused('r.email')} OR ${mails.isSuppressed('r.email')}) AS "isInVain"
   FROM promo_code_recipients r JOIN promo_codes c ON c.id = r.promo_code_id
   WHERE r.promo_code_id = $promoCodeId AND r.delivery = 'WAITING'`,
);

/** Once. */
export const mailDoneStatement = statement(
  'payments.code-mail-done',
  `UPDATE promo_code_recipients SET delivery = $delivery, delivered_at = CASE $delivery WHEN 'SENT' THEN now() END
   WHERE promo_code_id = $promoCodeId AND delivery = 'WAITING'`,
);

/** Of at most as many codes as a list has. */
export const mailsQuery = statement<PromoCodeMails>(
  'payments.code-mails',
  `SELECT count(*)::int AS total, count(*) FILTER (WHERE r.delivery = 'SENT')::int AS sent,
          count(*) FILTER (WHERE r.delivery = 'NOT_SENT')::int AS "notSent"
   FROM promo_codes c JOIN promo_code_recipients r ON r.promo_code_id = c.id WHERE c.batch_id = $batchId`,
);

export const recipientQuery = statement<{ email: string; isSubscribed: boolean }>(
  'payments.code-recipient',
  `SELECT r.email, NOT ${refused('r.email')} AS "isSubscribed" FROM promo_code_recipients r WHERE r.promo_code_id = $promoCodeId`,
);

export const refuseCodesStatement = statement(
  'payments.refuse-codes',
  `INSERT INTO promo_code_refusals (email) SELECT email FROM promo_code_recipients WHERE promo_code_id = $promoCodeId
   ON CONFLICT (email) DO NOTHING`,
);

export const welcomeCodesStatement = statement(
  'payments.welcome-codes',
  `DELETE FROM promo_code_refusals WHERE email IN (SELECT email FROM promo_code_recipients WHERE promo_code_id = $promoCodeId)`,
);
