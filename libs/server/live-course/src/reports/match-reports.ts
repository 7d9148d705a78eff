import type { MatchedReport, ReportClue } from '@lyceum/contracts/live-course';
import { foldText } from '@lyceum/kernel';

/** A student as the names of files may call them. */
export interface NamedStudent {
  readonly memberId: string;
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const emailPattern = /[^\s()[\]<>,;]+@[^\s()[\]<>,;]+/u;

/** `Tanaka_Mei report.pdf` as ` tanaka mei report `: words without case, accents and what stands between them. */
const wordsOf = (text: string): string =>
  ` ${foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Students by e-mail, then by full name in either order, then by the number the file begins with. What fits several is nobody's. */
const clues: readonly (readonly [ReportClue, (base: string, student: NamedStudent) => boolean])[] = [
  ['EMAIL', (base, { email }) => emailPattern.exec(base)?.[0].toLowerCase() === email.toLowerCase()],
  [
    'NAME',
    (base, { firstName, lastName }) => {
      const words = wordsOf(base);
      const [first, last] = [wordsOf(firstName).trim(), wordsOf(lastName).trim()];
      // Chinese and Japanese names are written without a space.
      return [`${first} ${last}`, `${last} ${first}`, `${last}${first}`].some((name) =>
        words.includes(` ${name} `),
      );
    },
  ],
  ['NUMBER', (base, { number }) => /^0*(\d{1,5})(?:\D|$)/.exec(base.trim())?.[1] === String(number)],
];

/** Whose report each file is by its name. Two of one student are theirs once: the second is not taken. */
export function matchReports(files: readonly string[], students: readonly NamedStudent[]): MatchedReport[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const { match, clue, memberId } = matchOf(file, students);
    if (memberId === null) return { file, match, clue, memberId };
    if (taken.has(memberId)) return { file, match: 'DOUBLED', clue, memberId: null };
    taken.add(memberId);
    return { file, match, clue, memberId };
  });
}

function matchOf(file: string, students: readonly NamedStudent[]): Omit<MatchedReport, 'file'> {
  if (!/\.pdf$/i.test(file)) return { match: 'NO_PDF', clue: null, memberId: null };
  const base = file.replace(/\.pdf$/i, '');
  for (const [clue, fits] of clues) {
    const [found, ...others] = students.filter((student) => fits(base, student));
    if (others.length > 0) return { match: 'AMBIGUOUS', clue, memberId: null };
    if (found) return { match: 'MATCHED', clue, memberId: found.memberId };
  }
  return { match: 'UNKNOWN', clue: null, memberId: null };
}
