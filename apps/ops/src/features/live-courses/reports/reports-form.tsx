import type { MatchedReports, ReportMatch, SavedReports, StaffGroup } from '@lyceum/contracts/live-course';
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
  return (
    <Stack gap="md">
      <p className={classes.quiet}>
        PDF files, named by the email or the full name of their student, or beginning with their number in the
        list of the class. Each is its student’s alone, and of who leads the class.
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
      {matched && <Matches matched={matched} chosen={chosen} onChoose={reports.choose} />}
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
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}

const problems: Readonly<Record<Exclude<ReportMatch, 'MATCHED'>, string>> = {
  UNKNOWN: 'No student is named like this',
  AMBIGUOUS: 'More than one student is named like this',
  DOUBLED: 'Another file is of the same student',
  NO_PDF: 'Not a PDF file',
};

interface MatchesProps {
  readonly matched: MatchedReports;
  readonly chosen: ReadonlyMap<string, string>;
  readonly onChoose: (file: string, memberId: string) => void;
}

/** Each file with whose it is; what the names do not say is chosen by hand. */
function Matches({ matched: { rows, students }, chosen, onChoose }: MatchesProps) {
  const options = [
    { value: '', label: 'Nobody: not sent' },
    ...students.map(({ memberId, name, number, hasReport }) => ({
      value: memberId,
      label: `${formatNumber(number)}. ${name}${hasReport ? ' (has a report, which this one replaces)' : ''}`,
    })),
  ];
  return (
    <ul className={classes.reports} aria-label="Files">
      {rows.map(({ file, match }) => (
        <li key={file}>
          {match === 'NO_PDF' ? (
            <p>
              {file}: <span className={classes.problem}>{problems.NO_PDF}</span>
            </p>
          ) : (
            <NativeSelect
              label={file}
              description={match === 'MATCHED' ? undefined : problems[match]}
              data={options}
              value={chosen.get(file) ?? ''}
              onChange={(event) => onChoose(file, event.currentTarget.value)}
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
