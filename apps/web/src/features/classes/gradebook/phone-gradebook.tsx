import { fullName } from '@lyceum/contracts/auth';
import type { GradebookHomework, GradebookStudent } from '@lyceum/contracts/live-course';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { type Filter, isToGrade, matches, toCell } from './book';
import { CellPanel } from './cell-panel';
import { standingOf } from './cell-words';
import * as messages from './gradebook.messages';
import classes from './gradebook-screen.module.css';
import { keyOf, useGrades } from './use-grades';

interface PhoneGradebookProps {
  readonly groupTag: string;
  readonly homeworks: readonly GradebookHomework[];
  readonly students: readonly GradebookStudent[];
  readonly filter: Filter;
}

/** A homework at a time, with what each student has of it. */
export function PhoneGradebook({ groupTag, homeworks, students, filter }: PhoneGradebookProps) {
  const { pending, change } = useGrades(groupTag);
  const [column, setColumn] = useState(() => firstColumn(homeworks.length, students));
  const [open, setOpen] = useState<number | null>(null);
  const homework = homeworks[column];
  if (!homework) return null;
  const cellOf = (student: GradebookStudent) =>
    pending.get(keyOf({ studentId: student[0], homeworkId: homework[0] })) ?? toCell(student[6][column]);
  const shown = students.filter((student) => matches(filter, cellOf(student)));
  const opened = open === null ? undefined : shown[open];
  const walk = (row: number) => (shown[row] ? () => setOpen(row) : null);
  return (
    <>
      <NativeSelect
        label={messages.homework()}
        value={String(column)}
        data={homeworks.map(([, topic, , point], index) => ({
          value: String(index),
          label: `${topic} (${String(point)})`,
        }))}
        onChange={(event) => setColumn(Number(event.currentTarget.value))}
      />
      {shown.length === 0 && <p className={classes.detail}>{messages.noneMatch()}</p>}
      <ul className={classes.list}>
        {shown.map((student, row) => (
          <li key={student[0]}>
            <button type="button" className={classes.row} onClick={() => setOpen(row)}>
              <span>{fullName({ firstName: student[1], lastName: student[2] })}</span>
              <span className={classes.detail}>{standingOf(cellOf(student), homework[3])}</span>
            </button>
          </li>
        ))}
      </ul>
      {opened && open !== null && (
        <CellPanel
          groupTag={groupTag}
          student={opened}
          homework={homework}
          cell={cellOf(opened)}
          change={change}
          onPrevious={walk(open - 1)}
          onNext={walk(open + 1)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** The last homework of which there is something to grade, else the last. */
function firstColumn(count: number, students: readonly GradebookStudent[]): number {
  const columns = Array.from({ length: count }, (_, column) => column);
  const isAsked = (column: number) => students.some((student) => isToGrade(toCell(student[6][column])));
  return columns.findLast(isAsked) ?? count - 1;
}
