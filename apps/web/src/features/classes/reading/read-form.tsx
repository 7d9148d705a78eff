import { liveCourseLimits } from '@lyceum/contracts/live-course';
import { SectionCard, toast } from '@lyceum/ui';
import { execute, SaveGradesDocument, type WorkToReadFragment } from '@lyceum/web-graphql';
import { Button, Textarea, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { readEntry } from '../gradebook/book';
import { CommentTexts, useCommentTexts } from './comment-texts';
import classes from './reading.module.css';
import * as messages from './reading.messages';

interface ReadFormProps {
  readonly work: WorkToReadFragment;
  readonly me: string;
  readonly onLook: () => Promise<void>;
  readonly onNext: () => void;
}

const entryOf = ({ score, mark }: WorkToReadFragment): string =>
  mark === 'EXCUSED' ? 'ex' : score !== null ? String(score) : mark === 'MISSING' ? 'm' : '';

/** What the form holds, and saving it. */
function useReadForm({ work, onLook, onNext }: Omit<ReadFormProps, 'me'>) {
  const [score, setScore] = useState(entryOf(work));
  const [comment, setComment] = useState(work.comment ?? '');
  const [version, setVersion] = useState(work.version);
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
      setVersion(saved.version);
      await onLook();
      toast.success(messages.saved());
      onNext();
    } catch {
      toast.error(messages.savingFailed());
    } finally {
      setSaving(false);
    }
  };
  return { score, setScore, comment, setComment, isWrong, isSaving, save };
}

/** Score and comment beside the work, with what one says often. */
export function ReadForm({ me, ...props }: ReadFormProps) {
  const { score, setScore, comment, setComment, isWrong, isSaving, save } = useReadForm(props);
  const field = useRef<HTMLTextAreaElement>(null);
  const texts = useCommentTexts(me);
  const point = String(props.work.point);
  const insert = (text: string): void => {
    setComment((now) => (now.trim() === '' ? text : `${now.trimEnd()}\n${text}`));
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
          onChange={(event) => setScore(event.currentTarget.value)}
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
          onChange={(event) => setComment(event.currentTarget.value)}
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
