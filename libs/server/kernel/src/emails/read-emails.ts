import { emailListLimits } from '@lyceum/contracts/common';
import { readEmailLines } from './read-email-lines';

/** What stands in a pasted list or a CSV file. */
export interface ReadEmails {
  /** Each once, in small letters, in the order of the text. */
  readonly emails: string[];
  /** What is left out, with its line counted from 1; the first `emailListLimits.shownInvalidLines` of them. */
  readonly invalid: { line: number; text: string }[];
  readonly invalidCnt: number;
  readonly repeatedCnt: number;
}

/** Longest piece of a line that is shown as no e-mail, in characters. */
const shownLength = 120;

/** Reads a list as `readEmailLines` does, with each e-mail once. */
export function readEmails(text: string): ReadEmails {
  const seen = new Set<string>();
  const invalid: ReadEmails['invalid'] = [];
  let [invalidCnt, repeatedCnt] = [0, 0];
  for (const { line, text: piece, email } of readEmailLines(text)) {
    if (email === null) {
      invalidCnt += 1;
      if (invalid.length < emailListLimits.shownInvalidLines)
        invalid.push({ line, text: piece.slice(0, shownLength) });
    } else if (seen.has(email)) repeatedCnt += 1;
    else seen.add(email);
  }
  return { emails: [...seen], invalid, invalidCnt, repeatedCnt };
}
