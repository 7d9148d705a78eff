import { fullName } from '@lyceum/contracts/auth';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { ApiError } from '@lyceum/session';
import { ContractForm, useContractForm, useUnsavedChanges } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import {
  CancelLessonDocument,
  execute,
  graphqlQueryOptions,
  LessonSubstitutesDocument,
  MoveLessonDocument,
  RestoreLessonDocument,
  SetLessonMeetingDocument,
  SetSubstituteDocument,
} from '@lyceum/web-graphql';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Lesson, refreshClasses } from '../class-queries';
import { fromLocal, toLocal } from '../lesson-clock';
import * as messages from '../lesson-times.messages';
import classes from './edit.module.css';

interface LessonScheduleProps {
  readonly lesson: Lesson;
}

/** When a lesson is, and who gives it, as who leads the class changes it. */
export function LessonSchedule({ lesson }: LessonScheduleProps) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'time' | 'place' | 'cancel' | 'substitute' | null>(null);
  const close = (): void => setOpen(null);
  if (open === 'time') return <TimeForm key={lesson.sequence} lesson={lesson} onDone={close} />;
  if (open === 'place') return <PlaceForm key={lesson.sequence} lesson={lesson} onDone={close} />;
  if (open === 'cancel') return <CancelForm lesson={lesson} onDone={close} />;
  if (open === 'substitute') return <SubstituteForm lesson={lesson} onDone={close} />;
  const restore = () =>
    change(queryClient, messages.restored(), () =>
      execute(RestoreLessonDocument, { lessonId: lesson.id, sequence: lesson.sequence }),
    );
  return (
    <div className={classes.actions}>
      {lesson.status === 'CANCELED' ? (
        <Button variant="default" size="xs" onClick={() => void restore()}>
          {messages.restore()}
        </Button>
      ) : (
        <>
          <Button variant="default" size="xs" onClick={() => setOpen('time')}>
            {messages.changeTime()}
          </Button>
          <Button variant="default" size="xs" onClick={() => setOpen('place')}>
            {messages.changePlace()}
          </Button>
          <Button variant="default" size="xs" onClick={() => setOpen('substitute')}>
            {messages.substitute()}
          </Button>
          <Button variant="default" size="xs" onClick={() => setOpen('cancel')}>
            {messages.cancelLesson()}
          </Button>
        </>
      )}
    </div>
  );
}

interface FormProps extends LessonScheduleProps {
  readonly onDone: () => void;
}

/** Does what changes a lesson; where somebody else was first, theirs is shown. @throws what went wrong */
async function changed(queryClient: QueryClient, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ApiError && error.code === liveCourseErrors.LESSON_CHANGED.code)
      await refreshClasses(queryClient);
    throw error;
  }
  await refreshClasses(queryClient);
}

/** The same, saying how it went. @returns whether it went well */
async function change(
  queryClient: QueryClient,
  done: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await changed(queryClient, work);
    toast.success(done);
    return true;
  } catch (error) {
    toast.error(error instanceof ApiError ? error.message : messages.changingFailed());
    return false;
  }
}

const scopes = () => [
  { value: 'ONE', label: messages.thisOne() },
  { value: 'FOLLOWING', label: messages.thisAndLater() },
];

function TimeForm({ lesson, onDone }: FormProps) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: () => import('./class-schemas').then((it) => it.lessonTimeSchema),
    initialValues: {
      begins: toLocal(new Date(lesson.startDateTime)),
      ends: toLocal(new Date(lesson.endDateTime)),
      scope: 'ONE' as 'ONE' | 'FOLLOWING',
    },
    send: async ({ begins, ends, scope }) => {
      let count = 0;
      await changed(queryClient, async () => {
        const { moveLiveLesson } = await execute(MoveLessonDocument, {
          lessonId: lesson.id,
          sequence: lesson.sequence,
          scope,
          startDateTime: fromLocal(begins).toISOString(),
          endDateTime: fromLocal(ends).toISOString(),
        });
        count = moveLiveLesson.length;
      });
      form.settle();
      toast.success(messages.moved({ count }));
      onDone();
    },
  });
  useUnsavedChanges(form.isDirty);
  return (
    <ContractForm {...form} place="section" action={messages.moveIt()} onCancel={onDone}>
      <TextInput {...form.field('begins')} type="datetime-local" label={messages.begins()} />
      <TextInput {...form.field('ends')} type="datetime-local" label={messages.ends()} />
      <NativeSelect {...form.field('scope')} label={messages.whichLessons()} data={scopes()} />
      <p className={classes.detail}>{messages.everybodyIsTold()}</p>
    </ContractForm>
  );
}

function PlaceForm({ lesson, onDone }: FormProps) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: () => import('./class-schemas').then((it) => it.lessonMeetingSchema),
    initialValues: { meetingLink: lesson.zoomLink ?? '', scope: 'ONE' as 'ONE' | 'FOLLOWING' },
    send: async ({ meetingLink, scope }) => {
      let count = 0;
      await changed(queryClient, async () => {
        const values = { lessonId: lesson.id, sequence: lesson.sequence, scope, meetingLink };
        count = (await execute(SetLessonMeetingDocument, values)).setLiveLessonMeeting.length;
      });
      form.settle();
      toast.success(meetingLink === '' ? messages.placeTaken({ count }) : messages.placeSaved({ count }));
      onDone();
    },
  });
  useUnsavedChanges(form.isDirty);
  return (
    <ContractForm {...form} place="section" action={messages.savePlace()} onCancel={onDone}>
      <TextInput
        {...form.field('meetingLink', { required: false })}
        type="url"
        label={messages.meetingLink()}
        description={messages.aboutMeetingLink()}
      />
      <NativeSelect {...form.field('scope')} label={messages.whichLessons()} data={scopes()} />
    </ContractForm>
  );
}

function CancelForm({ lesson, onDone }: FormProps) {
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const cancel = async (scope: 'ONE' | 'FOLLOWING'): Promise<void> => {
    setSending(true);
    try {
      const values = { lessonId: lesson.id, sequence: lesson.sequence, scope };
      let count = 0;
      await changed(queryClient, async () => {
        count = (await execute(CancelLessonDocument, values)).cancelLiveLesson.length;
      });
      toast.success(messages.canceledNow({ count }));
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : messages.changingFailed());
    }
    setSending(false);
    onDone();
  };
  return (
    <div role="group" aria-label={messages.cancelQuestion({ number: String(lesson.lessonNumber) })}>
      <p className={classes.title}>{messages.cancelQuestion({ number: String(lesson.lessonNumber) })}</p>
      <p className={classes.detail}>{messages.aboutCanceling()}</p>
      <div className={classes.actions}>
        <Button color="danger" size="xs" loading={isSending} onClick={() => void cancel('ONE')}>
          {messages.cancelIt()}
        </Button>
        <Button variant="default" size="xs" disabled={isSending} onClick={() => void cancel('FOLLOWING')}>
          {messages.cancelAllAfter()}
        </Button>
        <Button variant="subtle" size="xs" autoFocus disabled={isSending} onClick={onDone}>
          {messages.keepIt()}
        </Button>
      </div>
    </div>
  );
}

function SubstituteForm({ lesson, onDone }: FormProps) {
  const queryClient = useQueryClient();
  const people = useQuery(graphqlQueryOptions(LessonSubstitutesDocument, { lessonId: lesson.id }));
  const [chosen, setChosen] = useState(lesson.substitute?.id ?? '');
  const save = async (): Promise<void> => {
    const isSaved = await change(queryClient, messages.substituteSet(), () =>
      execute(SetSubstituteDocument, {
        lessonId: lesson.id,
        sequence: lesson.sequence,
        substituteId: chosen === '' ? null : chosen,
      }),
    );
    if (isSaved) onDone();
  };
  const found = people.data?.getLiveLessonSubstitutes ?? [];
  const all = [...(lesson.substitute ? [lesson.substitute] : []), ...found];
  const data = [...new Map(all.map((person) => [person.id, fullName(person)]))];
  return (
    <div>
      <NativeSelect
        label={messages.whoStandsIn()}
        description={messages.aboutSubstitutes()}
        value={chosen}
        disabled={people.isPending}
        error={people.error ? messages.changingFailed() : undefined}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={[{ value: '', label: messages.nobody() }, ...data.map(([value, label]) => ({ value, label }))]}
      />
      <div className={classes.actions}>
        <Button size="xs" onClick={() => void save()}>
          {messages.saveSubstitute()}
        </Button>
        <Button variant="default" size="xs" onClick={onDone}>
          {messages.keepIt()}
        </Button>
      </div>
    </div>
  );
}
