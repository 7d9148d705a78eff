import type {
  MatchedReport,
  MatchedReports,
  ReportClue,
  ReportMatch,
  SavedReports,
  StaffGroup,
} from '@lyceum/contracts/live-course';
import { acceptOf } from '@lyceum/contracts/uploads';
import { Alert, Button, FileButton, Group, NativeSelect, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatNumber } from '../../../layout/formats';
import { useDrawerChanges } from '../../../layout/form-drawer';
import classes from '../live-courses.module.css';
import { ReportResults } from './report-results';
import { useReports } from './use-reports';

interface ReportsFormProps {
  readonly group: StaffGroup;
  readonly onDone: () => void;
}

/** Sends reports to students of a class: files are told apart by their names, looked through, and sent at once. */
export function ReportsForm({ group, onDone }: ReportsFormProps) {
  const reports = useReports(group);
  const { matched, chosen, saved, refusal, sent, isBusy } = reports;
  useDrawerChanges(matched !== null && saved === null);
  if (saved) return <Done saved={saved} onDone={onDone} />;
  const count = [...chosen.values()].filter((memberId) => memberId !== '').length;
  const cancel = (): void => {
    reports.stop();
    onDone();
  };
  return (
    <Stack gap="md">
      <p className={classes.quiet}>
        PDF files, named by the email or the full name of their student. Each is its student’s alone, and of
        who leads the class. Look through whose each is before you send them.
      </p>
      <FileButton multiple accept={acceptOf('class-reports')} onChange={(files) => void reports.look(files)}>
        {(props) => (
          <Button {...props} variant="default" disabled={isBusy} data-autofocus>
            {matched ? 'Choose other files' : 'Choose files'}
          </Button>
        )}
      </FileButton>
      {refusal && (
        <Alert color="danger" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {refusal}
        </Alert>
      )}
      {matched && <Matches matched={matched} chosen={chosen} isBusy={isBusy} onChoose={reports.choose} />}
      <p role="status" className={classes.quiet}>
        {isBusy &&
          (count > 0 && sent !== null
            ? `Sending ${formatNumber(sent)} of ${formatNumber(count)}…`
            : 'Looking at the names…')}
      </p>
      <Group gap="xs" data-form-foot>
        <Button loading={isBusy} disabled={count === 0} onClick={() => void reports.save()}>
          {count === 0 ? 'Send reports' : `Send ${formatNumber(count)} ${count === 1 ? 'report' : 'reports'}`}
        </Button>
        <Button variant="default" onClick={cancel}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}

const problems: Readonly<Record<Exclude<ReportMatch, 'MATCHED'>, string>> = {
  UNKNOWN: 'No student is named like this',
  AMBIGUOUS: 'More than one student is named like this',
  DOUBLED: 'Another file is of the same student: choose the one that is sent',
  NO_PDF: 'Not a PDF file',
};

const clues: Readonly<Record<ReportClue, string>> = {
  EMAIL: 'By the student’s email',
  NAME: 'By the student’s name',
};

interface MatchesProps {
  readonly matched: MatchedReports;
  readonly chosen: ReadonlyMap<string, string>;
  /** While files are sent, whose they are stands. */
  readonly isBusy: boolean;
  readonly onChoose: (file: string, memberId: string) => void;
}

type Listed = MatchedReports['students'][number];

/** By what its name says whose it is, or why that is not known. */
function saidOf({ match, clue, memberId }: MatchedReport, chosen: string | undefined): string | undefined {
  if (match !== 'MATCHED') return problems[match];
  return clue !== null && chosen === memberId ? clues[clue] : undefined;
}

/** Each file with whose it is; what the names do not say is chosen by hand. */
function Matches({ matched: { rows, students }, chosen, isBusy, onChoose }: MatchesProps) {
  const isNamesake = ({ name, memberId }: Listed): boolean =>
    students.some((other) => other.memberId !== memberId && other.name === name);
  const options = [
    { value: '', label: 'Nobody: not sent' },
    ...students.map((student) => ({
      value: student.memberId,
      label: [
        student.name,
        isNamesake(student) && `(id …${student.userId.slice(-6)})`,
        student.hasReport && '(has a report, which this one replaces)',
      ]
        .filter(Boolean)
        .join(' '),
    })),
  ];
  return (
    <ul className={classes.reports} aria-label="Files">
      {rows.map((row) => (
        <li key={row.file}>
          {row.match === 'NO_PDF' ? (
            <p>
              {row.file}: <span className={classes.problem}>{problems.NO_PDF}</span>
            </p>
          ) : (
            <NativeSelect
              label={row.file}
              description={saidOf(row, chosen.get(row.file))}
              data={options}
              disabled={isBusy}
              value={chosen.get(row.file) ?? ''}
              onChange={(event) => onChoose(row.file, event.currentTarget.value)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Done({ saved, onDone }: { readonly saved: SavedReports; readonly onDone: () => void }) {
  return (
    <Stack gap="md">
      <ReportResults saved={saved} />
      <Group gap="xs" data-form-foot>
        <Button onClick={onDone} data-autofocus>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
