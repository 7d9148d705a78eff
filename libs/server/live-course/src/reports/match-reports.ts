import type { MatchedReport, ReportClue } from '@lyceum/contracts/live-course';
import { foldText } from '@lyceum/kernel';

/** A student as the names of files may call them. */
export interface NamedStudent {
  readonly memberId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** What the name of one file says. */
type Said = Pick<MatchedReport, 'match' | 'clue' | 'memberId'>;

const unknown: Said = { match: 'UNKNOWN', clue: null, memberId: null };

/** What comes after the domain, such as `_final`, is none of it. */
const emailPattern = /[^\s()[\]<>,;@]+@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?/gu;

/** `Tanaka_Mei report.pdf` as ` tanaka mei report `: words without case, accents and what stands between them. */
const wordsOf = (text: string): string =>
  ` ${foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Names that are written without a space: Chinese, Japanese and Korean ones. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u;

/**
 * Whose report each file is by its name: by the e-mail in it, else by the full name. A name that says two things, or somebody who is
 * none of the class, says nothing. Of two files of one student the one with their e-mail is theirs; where that is not one, none.
 */
export function matchReports(files: readonly string[], students: readonly NamedStudent[]): MatchedReport[] {
  const rows = files.map((file) => ({ file, ...saidBy(file, students) }));
  const isTheirs = (row: Said): boolean => {
    const others = rows.filter((other) => other !== row && other.memberId === row.memberId);
    return others.every(({ clue }) => row.clue === 'EMAIL' && clue !== 'EMAIL');
  };
  return rows.map((row) =>
    row.memberId === null || isTheirs(row) ? row : { ...row, match: 'DOUBLED', memberId: null },
  );
}

function saidBy(file: string, students: readonly NamedStudent[]): Said {
  if (!/\.pdf$/i.test(file)) return { match: 'NO_PDF', clue: null, memberId: null };
  const base = file.replace(/\.pdf$/i, '');
  const named = students.filter((student) => isNamed(base, student));
  const emails = (base.match(emailPattern) ?? []).map((email) => email.toLowerCase());
  if (emails.length === 0) return only('NAME', named);
  const called = emails.map((email) => students.find((student) => isCalled(email, student)));
  if (called.includes(undefined)) return unknown;
  // Somebody else's name beside an e-mail is one of both too many.
  const isOfOther = named.length > 0 && !named.some((student) => called.includes(student));
  return only('EMAIL', [...called.filter((student) => student !== undefined), ...(isOfOther ? named : [])]);
}

/** An e-mail, as it stands or behind a number in front of the name: `12_mei@example.org`. */
const isCalled = (email: string, student: NamedStudent): boolean =>
  [email, email.replace(/^\d+[_.-]+/, '')].includes(student.email.toLowerCase());

/** The full name, in either order. */
function isNamed(base: string, { firstName, lastName }: NamedStudent): boolean {
  const [first, last] = [wordsOf(firstName).trim(), wordsOf(lastName).trim()];
  if (first === '' || last === '') return false;
  const words = wordsOf(base);
  const names = [`${first} ${last}`, `${last} ${first}`];
  if (unspaced.test(`${last}${first}`)) names.push(`${last}${first}`);
  return names.some((name) => words.includes(` ${name} `));
}

function only(clue: ReportClue, students: readonly NamedStudent[]): Said {
  const ids = new Set(students.map(({ memberId }) => memberId));
  const [memberId] = ids;
  if (memberId === undefined) return unknown;
  return ids.size > 1 ? { match: 'AMBIGUOUS', clue, memberId: null } : { match: 'MATCHED', clue, memberId };
}
