import type { EnrolmentAnswer, EnrolmentResult, EnrolmentRow } from '@lyceum/contracts/live-course';
import { formatNumber } from '../../layout/formats';
import { groupsOf, ResultGroups, type ResultKind } from '../../layout/result-groups';

interface EnrolmentResultsProps {
  readonly answer: EnrolmentAnswer;
  readonly label: string;
}

/** What becomes of a line, in the order in which it matters. */
const kinds: readonly ResultKind<EnrolmentResult>[] = [
  { result: 'ENROLLED', title: 'Enrolled', tone: 'good' },
  { result: 'WAITING', title: 'On the waiting list: no seat is free', tone: 'waiting' },
  { result: 'UNKNOWN', title: 'Nobody has an account of this email', tone: 'bad' },
  { result: 'NO_EMAIL', title: 'Not an email', tone: 'bad' },
  {
    result: 'NOT_NOW',
    title: 'Cannot be enrolled: not a student, not confirmed, suspended, or waiting for a guardian',
    tone: 'bad',
  },
  { result: 'OTHER_ROLE', title: 'In the class in another role' },
  { result: 'IN', title: 'In the class already' },
  { result: 'WAITS', title: 'Waiting already' },
  { result: 'DOUBLED', title: 'In the list twice, counted once' },
];

export const countOf = ({ rows }: EnrolmentAnswer, ...results: readonly EnrolmentResult[]): number =>
  rows.filter(({ result }) => results.includes(result)).length;

/** What an enrolment does in words: `28 enrolled, 2 waiting`. Empty where it does nothing. */
export function enrolmentText(answer: EnrolmentAnswer): string {
  const [enrolled, waiting] = [countOf(answer, 'ENROLLED'), countOf(answer, 'WAITING')];
  return [
    enrolled > 0 && `${formatNumber(enrolled)} enrolled`,
    waiting > 0 && `${formatNumber(waiting)} waiting`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** What becomes of each line, kind by kind. */
export function EnrolmentResults({ answer, label }: EnrolmentResultsProps) {
  const groups = groupsOf(kinds, answer.rows, ({ result }) => result, lineText);
  const notes = enrolmentText(answer) === '' ? ['Nobody new would come in.'] : [];
  return <ResultGroups label={label} groups={groups} notes={notes} />;
}

function lineText({ line, text, name }: EnrolmentRow): string {
  const said = text === '' ? '(empty)' : text;
  return `Line ${String(line)}: ${name === null ? said : `${name}, ${said}`}`;
}
