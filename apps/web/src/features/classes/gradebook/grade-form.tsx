import {
  type GradebookHomework,
  type GradebookStudent,
  liveCourseLimits,
} from '@lyceum/contracts/live-course';
import type { GradeCellFragment } from '@lyceum/web-graphql';
import { Button, Textarea, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { localTime } from '../class-times';
import { type Cell, readEntry } from './book';
import classes from './cell-panel.module.css';
import { points } from './cell-words';
import * as messages from './gradebook.messages';
import type { CellChange } from './use-grades';

interface GradeFormProps {
  readonly stored: GradeCellFragment;
  readonly student: GradebookStudent;
  readonly homework: GradebookHomework;
  readonly cell: Cell;
  readonly change: (changes: readonly CellChange[]) => Promise<boolean>;
  readonly onNext: (() => void) | null;
  readonly onClose: () => void;
}

/** What the field of the score begins with, as it is typed into a cell. */
function entryOf({ score, mark }: GradeCellFragment): string {
  if (mark === 'EXCUSED') return 'ex';
  if (score !== null) return points(score);
  return mark === 'MISSING' ? 'm' : '';
}

function useGradeForm({ stored, student, homework, cell, change }: GradeFormProps) {
  const [values, setValues] = useState({
    score: entryOf(stored),
    comment: stored.comment ?? '',
    due: stored.dueDate === null ? '' : localTime(new Date(stored.dueDate)),
  });
  const [isWrong, setWrong] = useState(false);
  const send = async (onSaved: () => void): Promise<void> => {
    const said = readEntry(values.score, homework[3]);
    setWrong(!said);
    if (!said) return;
    const to = {
      ...said,
      comment: values.comment.trim() || null,
      dueDate: values.due === '' ? null : new Date(values.due).toISOString(),
    };
    const seen = { ...cell, version: stored.version };
    if (await change([{ studentId: student[0], homeworkId: homework[0], cell: seen, to }])) onSaved();
  };
  const set = (changed: Partial<typeof values>): void => setValues({ ...values, ...changed });
  return { values, set, isWrong, send };
}

/** Score, comment and a due date of their own for a student's homework. */
export function GradeForm(props: GradeFormProps) {
  const { values, set, isWrong, send } = useGradeForm(props);
  const { onNext, onClose } = props;
  const point = props.homework[3];
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void send(onClose);
  };
  return (
    <form className={classes.form} onSubmit={onSubmit}>
      <TextInput
        label={messages.score({ point: String(point) })}
        value={values.score}
        inputMode="decimal"
        error={isWrong && messages.notAScore({ point: String(point) })}
        onChange={(event) => set({ score: event.currentTarget.value })}
      />
      <Textarea
        label={messages.comment()}
        description={messages.commentIsSeen()}
        value={values.comment}
        maxLength={liveCourseLimits.commentLength}
        autosize
        minRows={2}
        dir="auto"
        onChange={(event) => set({ comment: event.currentTarget.value })}
      />
      <TextInput
        type="datetime-local"
        label={messages.ownDue()}
        description={messages.aboutOwnDue()}
        value={values.due}
        onChange={(event) => set({ due: event.currentTarget.value })}
      />
      <div className={classes.walk}>
        <Button type="submit">{messages.save()}</Button>
        {onNext && (
          <Button variant="light" onClick={() => void send(onNext)}>
            {messages.saveAndNext()}
          </Button>
        )}
      </div>
    </form>
  );
}
