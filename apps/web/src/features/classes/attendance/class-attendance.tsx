import { fullName } from '@lyceum/contracts/auth';
import { type AttendanceState, attendanceStates } from '@lyceum/contracts/live-course';
import { ContractForm, QueryContent, useContractForm } from '@lyceum/shell';
import { saveFile, SectionCard, toast } from '@lyceum/ui';
import {
  AttendanceCorrectionsDocument,
  type AttendedFragment,
  ClassAttendanceDocument,
  ClassAttendanceFileDocument,
  CorrectAttendanceDocument,
  execute,
  graphqlQueryOptions,
  refreshQueries,
} from '@lyceum/web-graphql';
import { Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { day } from '../class-times';
import * as messages from '../lesson-times.messages';
import classes from './attendance.module.css';
import { AttendanceLine } from './attendance-line';

/** Who was in which lesson of a class, for who teaches it: by lesson or by student, and as a file. */
export function ClassAttendance({ groupTag }: { readonly groupTag: string }) {
  const attendance = useQuery({
    ...graphqlQueryOptions(ClassAttendanceDocument, { groupTag }),
    staleTime: 0,
  });
  const [view, setView] = useState<'lesson' | 'student'>('lesson');
  const download = async (): Promise<void> => {
    try {
      const { getLiveCourseAttendanceFile: file } = await execute(ClassAttendanceFileDocument, { groupTag });
      saveFile(new Blob([file.content], { type: 'text/csv;charset=utf-8' }), file.fileName);
    } catch {
      toast.error(messages.fileFailed());
    }
  };
  return (
    <SectionCard
      title={messages.attendance()}
      action={
        <Button variant="default" size="xs" onClick={() => void download()}>
          {messages.saveAsFile()}
        </Button>
      }
    >
      <QueryContent query={attendance} subject={messages.attendance()}>
        {({ getLiveCourseAttendance: rows }) =>
          rows.length === 0 ? (
            <p className={classes.detail}>{messages.noAttendance()}</p>
          ) : (
            <>
              <SegmentedControl
                aria-label={messages.view()}
                value={view}
                onChange={(value) => setView(value as 'lesson' | 'student')}
                data={[
                  { value: 'lesson', label: messages.byLesson() },
                  { value: 'student', label: messages.byStudent() },
                ]}
              />
              <Groups rows={rows} view={view} />
            </>
          )
        }
      </QueryContent>
    </SectionCard>
  );
}

interface GroupsProps {
  readonly rows: readonly AttendedFragment[];
  readonly view: 'lesson' | 'student';
}

function Groups({ rows, view }: GroupsProps) {
  const groups = [...Map.groupBy(rows, (row) => (view === 'lesson' ? row.lessonId : row.studentId))];
  // The last lesson first: it is the one to look at.
  const shown = view === 'lesson' ? groups.toReversed() : groups;
  return (
    <div className={classes.groups}>
      {shown.map(([id, [first, ...others]], index) =>
        first ? (
          <details key={id} open={index === 0} className={classes.group}>
            <summary className={classes.summary}>
              <span dir="auto">{view === 'lesson' ? lessonName(first) : fullName(first)}</span>
              <span className={classes.detail}>{countOf([first, ...others])}</span>
            </summary>
            <ul className={classes.list}>
              {[first, ...others].map((row) => (
                <Row
                  key={`${row.lessonId} ${row.studentId}`}
                  row={row}
                  name={view === 'lesson' ? fullName(row) : lessonName(row)}
                />
              ))}
            </ul>
          </details>
        ) : null,
      )}
    </div>
  );
}

const lessonName = ({ lessonNumber, lessonTopic, startDateTime }: AttendedFragment): string =>
  `${String(lessonNumber)}. ${lessonTopic} · ${day(new Date(startDateTime))}`;

const countOf = (rows: readonly AttendedFragment[]): string =>
  messages.there({
    there: String(rows.filter(({ state }) => state === 'PRESENT').length),
    all: String(rows.length),
  });

interface RowProps {
  readonly row: AttendedFragment;
  readonly name: string;
}

function Row({ row, name }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <AttendanceLine name={name} row={row} />
        <Button
          variant="subtle"
          size="xs"
          aria-expanded={isOpen}
          aria-label={messages.correctOf({ name: fullName(row), number: String(row.lessonNumber) })}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.correct()}
        </Button>
      </div>
      {isOpen && <CorrectForm row={row} onDone={() => setOpen(false)} />}
    </li>
  );
}

function CorrectForm({ row, onDone }: { readonly row: AttendedFragment; readonly onDone: () => void }) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: () => import('../edit/class-schemas').then((it) => it.correctionSchema),
    initialValues: { state: row.state as AttendanceState, minutes: '', reason: '' },
    send: async (said) => {
      const { lessonId, studentId } = row;
      await execute(CorrectAttendanceDocument, { lessonId, studentId, ...said });
      toast.success(messages.attendanceCorrected());
      await refreshQueries(queryClient, ClassAttendanceDocument, AttendanceCorrectionsDocument);
      onDone();
    },
  });
  return (
    <ContractForm {...form} place="section" action={messages.correct()} onCancel={onDone}>
      <NativeSelect
        {...form.field('state')}
        label={messages.whatIsTrue()}
        data={attendanceStates.map((value) => ({ value, label: messages.states[value]() }))}
      />
      <TextInput
        {...form.field('minutes', { required: false })}
        inputMode="numeric"
        label={messages.knownMinutes()}
      />
      <TextInput {...form.field('reason')} label={messages.why()} dir="auto" />
    </ContractForm>
  );
}
