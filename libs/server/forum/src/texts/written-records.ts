import { inWords } from '@lyceum/kernel';
import { namelessText } from '@lyceum/mentions';

/** Characters of a text in the timeline staff see of its author. */
const shownLength = 200;

/** SQL of where what somebody wrote stands, in words; NULL where everybody sees it. */
export const stateWords = (status: string): string =>
  inWords(status, { HELD: 'Held back', REMOVED: 'Removed', DELETED: 'Deleted' });

/** SQL of the start of a text that staff read, with a sign that it goes on; NULL once it is deleted, by whomever. */
export const staffText = (alias: string, text: string, length = shownLength): string => {
  const whole = namelessText(text);
  return `CASE WHEN ${alias}.status IN ('VISIBLE', 'HELD')
    THEN left(${whole}, ${String(length)}) || CASE WHEN length(${whole}) > ${String(length)} THEN '…' ELSE '' END END`;
};
