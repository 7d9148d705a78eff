import type { ReportOutcome, SavedReports } from '@lyceum/contracts/live-course';
import { groupsOf, ResultGroups, type ResultKind } from '../../../layout/result-groups';

const kinds: readonly ResultKind<ReportOutcome>[] = [
  { result: 'SAVED', title: 'Sent', tone: 'good' },
  { result: 'REPLACED', title: 'Sent in the place of another one', tone: 'good' },
  { result: 'DOUBLED', title: 'Not sent: there was another one of the same student', tone: 'bad' },
  { result: 'NO_STUDENT', title: 'Not sent: the student is not in the class any more', tone: 'bad' },
];

/** What became of each file. */
export function ReportResults({ saved: { rows } }: { readonly saved: SavedReports }) {
  const groups = groupsOf(
    kinds,
    rows,
    ({ outcome }) => outcome,
    ({ file, name }) => (name === null ? file : `${name}: ${file}`),
  );
  return <ResultGroups label="What became of the files" groups={groups} />;
}
