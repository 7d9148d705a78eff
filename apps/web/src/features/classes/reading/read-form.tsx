import { liveCourseLimits } from '@lyceum/contracts/live-course';
import { SectionCard, toast } from '@lyceum/ui';
import { execute, SaveGradesDocument, type WorkToReadFragment } from '@lyceum/web-graphql';
import { Button, Textarea, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { readEntry } from '../gradebook/book';
import { CommentTexts, useCommentTexts } from './comment-texts';
import classes from './reading.module.css';
import * as messages from './reading.messages';

/** What is typed of one work, saved or not, and which state of its grade it goes out from. */
export interface Typed {
  readonly score: string;
  readonly comment: string;
  readonly version: number;
}

interface ReadFormProps {
  readonly work: WorkToReadFragment;
  readonly me: string;
  /** What was typed when this work was open before. */
  readonly before: Typed | undefined;
  readonly onType: (typed: Typed) => void;
  readonly onLook: () => Promise<void>;
  readonly onNext: () => void;
}

const entryOf = ({ score, mark }: WorkToReadFragment): string =>
  mark === 'EXCUSED' ? 'ex' : score !== null ? String(score) : mark === 'MISSING' ? 'm' : '';

/** What the form holds, and saving it. */
function useReadForm({ work, before, onType, onLook, onNext }: Omit<ReadFormProps, 'me'>) {
  const [typed, setTyped] = useState<Typed>(
    before ?? { score: entryOf(work), comment: work.comment ?? '', version: work.version },
  );
  const { score, comment, version } = typed;
  const type = (change: Partial<Typed>): void => {
    const now = { ...typed, ...change };
    setTyped(now);
    onType(now);
  };
  const [isWrong, setWrong] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    const said = readEntry(score, work.point);
    setWrong(!said);
    if (!said) return;
    setSaving(true);
    try {
      const { homeworkId, student, groupTag } = work;
      const change = { homeworkId, studentId: student.id, version, ...said, comment: comment.trim() || null };
      const { saveLiveCourseGrades: answer } = await execute(SaveGradesDocument, {
        groupTag,
        changes: [change],
        allOrNone: false,
      });
      const [saved] = answer.saved;
      if (!saved) {
        toast.error(messages.conflict());
        return;
      }
      type({ version: saved.version });
      await onLook();
      toast.success(messages.saved());
      onNext();
    } catch {
      toast.error(messages.savingFailed());
    } finally {
      setSaving(false);
    }
  };
  return { score, comment, type, isWrong, isSaving, save };
}

/** Score and comment beside the work, with what one says often. */
export function ReadForm({ me, ...props }: ReadFormProps) {
  const { score, comment, type, isWrong, isSaving, save } = useReadForm(props);
  const field = useRef<HTMLTextAreaElement>(null);
  const texts = useCommentTexts(me);
  const point = String(props.work.point);
  const insert = (text: string): void => {
    type({ comment: comment.trim() === '' ? text : `${comment.trimEnd()}\n${text}` });
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const digit = event.altKey ? /^Digit([1-9])$/.exec(event.code)?.[1] : undefined;
    const text = digit === undefined ? undefined : texts.list[Number(digit) - 1];
    if (text) insert(text.text);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
    else return;
    event.preventDefault();
  };
  return (
    <SectionCard title={messages.grading()}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          label={messages.score({ point })}
          value={score}
          inputMode="decimal"
          error={isWrong && messages.notAScore({ point })}
          onChange={(event) => type({ score: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
        <Textarea
          ref={field}
          label={messages.comment()}
          value={comment}
          maxLength={liveCourseLimits.commentLength}
          autosize
          minRows={4}
          dir="auto"
          onChange={(event) => type({ comment: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" loading={isSaving}>
          {messages.saveAndNext()}
        </Button>
      </form>
      <CommentTexts texts={texts} comment={comment} onInsert={insert} />
    </SectionCard>
  );
}
