import { newsletterLimits } from '@lyceum/contracts/newsletter';
import { columns, insertRow, statement } from '@lyceum/kernel';
import type { KeptForm } from '../providers/marketing-forms.port';

/** How long whoever takes a form in has it to themselves, in seconds: longer than a person is made to wait. */
const heldSeconds = 60;

const named = ['name', 'email', 'phone', 'interest', 'pageUri'] as const;
const formColumns = columns(['id', ...named]);

export const keepStatement = statement<{ id: string }>(
  'newsletter.keep-form',
  `INSERT INTO newsletter_forms (name, email, phone, interest, page_uri, held_until)
   VALUES ($name, $email, $phone, $interest, $pageUri, now() + interval '${String(heldSeconds)} seconds') RETURNING id`,
);

/** Of what was taken or refused already nothing changes. */
export const settleStatement = statement(
  'newsletter.settle-form',
  `UPDATE newsletter_forms SET state = $state, reason = $reason WHERE id = $id AND state IN ('HELD', 'WAITING')`,
);

export const formQuery = statement<KeptForm & { state: string }>(
  'newsletter.form',
  `SELECT ${formColumns()}, state FROM newsletter_forms WHERE id = $id`,
);

/** Forms that whoever took them in did not come to an end with: their process ended. */
export const leftFormsStatement = statement<{ id: string }>(
  'newsletter.left-forms',
  `UPDATE newsletter_forms SET state = 'WAITING' WHERE id IN (
     SELECT id FROM newsletter_forms WHERE state = 'HELD' AND held_until < now()
     ORDER BY held_until LIMIT $count FOR UPDATE SKIP LOCKED) RETURNING id`,
);

/** A form whose link still works. */
export const confirmableQuery = statement<KeptForm>(
  'newsletter.confirmable-form',
  `SELECT ${formColumns()} FROM newsletter_forms
   WHERE id = $id AND sent_in_at > now() - interval '${String(newsletterLimits.linkDays)} days'`,
);

/** Puts somebody on the list, or adds what else they are interested in. */
export const confirmStatement = statement(
  'newsletter.confirm',
  insertRow(
    'newsletter_readers',
    ['email', 'normalizedEmail', 'name', 'phone', 'interests'],
    `ON CONFLICT (email) DO UPDATE SET name = excluded.name, phone = excluded.phone,
       normalized_email = excluded.normalized_email,
       interests = ARRAY(SELECT DISTINCT unnest(newsletter_readers.interests || excluded.interests) ORDER BY 1)`,
  ),
);

/** Old rows are removed so many at once. */
export const removedAtOnce = 1_000;

export const removeOldStatement = statement(
  'newsletter.forget-forms',
  `DELETE FROM newsletter_forms WHERE id IN (
     SELECT id FROM newsletter_forms WHERE sent_in_at < now() - interval '${String(newsletterLimits.keptDays)} days'
     LIMIT ${String(removedAtOnce)})`,
);
