import * as messages from './user-picker.messages';

/** What somebody reads whose e-mail is none; the entry is dropped (checklist line 135; the wording is the specification's). */
export const wrongEmailText = messages.wrongEmail;

/** What is wrong with an entry that was meant as an e-mail; null for a good one, and for what is a name. */
export function emailFault(entry: string): string | null {
  const text = entry.trim();
  if (!text.includes('@')) return null;
  // As loose as can be: whether it is somebody's, only the server knows.
  return /^[^\s@,;<>()]+@[^\s@,;<>().]+(?:\.[^\s@,;<>().]+)+$/.test(text) && !/\.\.|^\.|\.@/.test(text)
    ? null
    : wrongEmailText();
}
