import { people } from '@lyceum/auth';
import { enquiriesLimits, type EnquiryEntry, type StaffEnquiry } from '@lyceum/contracts/enquiries';
import { type AnyRow, insertRow, statement } from '@lyceum/kernel';

/** Under one key it is kept once, however often it comes; nothing is answered where something else came under it before. */
export const sendStatement = statement<{ id: string }>(
  'enquiries.send',
  insertRow(
    'enquiries',
    ['clientKey', 'name', 'email', 'topic', 'text', 'pageUri'],
    `ON CONFLICT (client_key) DO UPDATE SET client_key = EXCLUDED.client_key
     WHERE (enquiries.name, enquiries.email, enquiries.topic, enquiries.text)
       = (EXCLUDED.name, EXCLUDED.email, EXCLUDED.topic, EXCLUDED.text)
     RETURNING id`,
  ),
);

/** Those about one of `topics`; what somebody may not read is not there for them. */
const readable = 'topic = ANY($topics::text[])';

export type EnquiryRow = Omit<StaffEnquiry, 'createdAt' | 'entries'> & { createdAt: Date };

const person = (alias: string): string => `json_build_object('id', ${alias}.id, 'name', ${alias}.full_name)`;

export const enquiryQuery = statement<EnquiryRow>(
  'enquiries.one',
  `SELECT n.id, n.name, n.email, n.topic, n.text, n.page_uri AS "pageUri", n.state, n.created_at AS "createdAt",
     (SELECT ${person('o')} ${people.from('o')} WHERE o.id = n.owner_id) AS owner
   FROM enquiries n WHERE n.id = $enquiryId AND n.${readable}`,
);

export type EntryRow = Omit<EnquiryEntry, 'createdAt' | 'sentAt'> & { createdAt: Date; sentAt: Date | null };

export const entriesQuery = statement<EntryRow>(
  'enquiries.entries',
  `SELECT e.id, e.kind, e.text, ${person('a')} AS author, e.created_at AS "createdAt", e.sent_at AS "sentAt"
   FROM enquiry_entries e ${people.join('a', 'e.author_id')} WHERE e.enquiry_id = $enquiryId ORDER BY e.created_at, e.id`,
);

/** Waits for whoever changes it at the same time. */
export const lockStatement = statement<Pick<StaffEnquiry, 'state' | 'topic'> & { ownerId: string | null }>(
  'enquiries.lock',
  `SELECT state, topic, owner_id AS "ownerId" FROM enquiries WHERE id = $enquiryId AND ${readable} FOR NO KEY UPDATE`,
);

export const changeStatement = statement(
  'enquiries.change',
  `UPDATE enquiries SET topic = $topic, state = $state, owner_id = $ownerId,
     closed_at = CASE WHEN $state = 'CLOSED' THEN COALESCE(closed_at, now()) END
   WHERE id = $enquiryId`,
);

/** What stands under a key already, if it is the same. */
export const writtenQuery = statement<{ id: string }>(
  'enquiries.written',
  `SELECT id FROM enquiry_entries
   WHERE client_key = $clientKey AND enquiry_id = $enquiryId AND kind = $kind AND author_id = $authorId AND text = $text`,
);

/** Nothing where something was written under the key before. */
export const writeStatement = statement<{ id: string }>(
  'enquiries.write',
  insertRow(
    'enquiry_entries',
    ['enquiryId', 'clientKey', 'kind', 'authorId', 'text'],
    'ON CONFLICT (client_key) DO NOTHING RETURNING id',
  ),
);

/** An answer and whom it goes to. */
export const answerQuery = statement<{
  email: string;
  question: string;
  text: string;
  sentAt: Date | null;
}>(
  'enquiries.answer',
  `SELECT n.email, n.text AS question, e.text, e.sent_at AS "sentAt"
   FROM enquiry_entries e JOIN enquiries n ON n.id = e.enquiry_id WHERE e.id = $entryId AND e.kind = 'ANSWER'`,
);

export const sentStatement = statement(
  'enquiries.sent',
  'UPDATE enquiry_entries SET sent_at = now() WHERE id = $entryId AND sent_at IS NULL',
);

/** What was answered so long ago that no word came back is done. */
export const closeAnsweredStatement = statement(
  'enquiries.close-quiet',
  `UPDATE enquiries n SET state = 'CLOSED', closed_at = now() WHERE n.state = 'ANSWERED' AND NOT EXISTS (
     SELECT FROM enquiry_entries e WHERE e.enquiry_id = n.id
       AND e.created_at > now() - interval '${String(enquiriesLimits.openDays)} days')`,
);

/** Rows removed in one statement. */
export const removedAtOnce = 500;

export const removeOldStatement = statement(
  'enquiries.remove-old',
  `DELETE FROM enquiries WHERE id IN (
     SELECT id FROM enquiries WHERE closed_at < now() - interval '${String(enquiriesLimits.keptDays)} days'
     ORDER BY closed_at LIMIT ${String(removedAtOnce)})`,
);

/** Who has not shown that an email is theirs has no say in what came in under it. */
const isTheirs = `email = ${people.emailOf('$userId')} AND ${people.haveConfirmed('$userId', 'email')}`;

export const exportQueries = {
  enquiries: statement<AnyRow>(
    'enquiries.export',
    `SELECT name, email, topic, text, page_uri AS "pageUri", created_at AS "createdAt" FROM enquiries WHERE ${isTheirs} ORDER BY id`,
  ),
  answers: statement<AnyRow>(
    'enquiries.export-answers',
    `SELECT text, created_at AS "createdAt", sent_at AS "sentAt" FROM enquiry_entries
     WHERE kind = 'ANSWER' AND enquiry_id IN (SELECT id FROM enquiries WHERE ${isTheirs}) ORDER BY id`,
  ),
};

export const eraseStatement = statement('enquiries.erase', `DELETE FROM enquiries WHERE ${isTheirs}`);
