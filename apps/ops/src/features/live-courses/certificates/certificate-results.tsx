import type { CertificateResult, CertificateRow, CertificatesAnswer } from '@lyceum/contracts/live-course';
import { groupsOf, ResultGroups, type ResultKind } from '../../../layout/result-groups';

interface CertificateResultsProps {
  readonly answer: CertificatesAnswer;
  readonly label: string;
}

/** In the order in which it matters. */
const kinds: readonly ResultKind<CertificateResult>[] = [
  { result: 'ISSUED', title: 'Given a certificate', tone: 'good' },
  { result: 'NO_NAME', title: 'Have not confirmed the name on it yet', tone: 'bad' },
  {
    result: 'WITHDRAWN',
    title: 'Had one that was withdrawn: give them another one each by hand',
    tone: 'bad',
  },
  { result: 'NOT_COMPLETED', title: 'Have not completed the class' },
  { result: 'TOO_FEW_LESSONS', title: 'Were in too few lessons' },
  { result: 'TOO_FEW_POINTS', title: 'Have too few points' },
  { result: 'NOT_OVER', title: 'Are in a class that is not over' },
  { result: 'HAS_ONE', title: 'Have one already' },
];

/** How many are given one. */
export const issuedIn = ({ rows }: CertificatesAnswer): number =>
  rows.filter(({ result }) => result === 'ISSUED').length;

/** What becomes of each student, kind by kind. */
export function CertificateResults({ answer, label }: CertificateResultsProps) {
  const groups = groupsOf(kinds, answer.rows, ({ result }) => result, lineText);
  const notes = answer.rows.length === 0 ? ['The class has no students.'] : [];
  return <ResultGroups label={label} groups={groups} notes={notes} />;
}

function lineText({ name, attendance, points }: CertificateRow): string {
  const facts = [
    attendance !== null && `${String(attendance)} % of lessons`,
    points !== null && `${String(points)} % of points`,
  ].filter((fact) => fact !== false);
  return facts.length === 0 ? name : `${name}: ${facts.join(', ')}`;
}
