import { type LateRule, lateRules } from '@lyceum/contracts/live-course';
import { ContractForm, useContractForm, useUnsavedChanges } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { type ClassHomeworkFragment, execute, SaveHomeworkDocument } from '@lyceum/web-graphql';
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Lesson, refreshClasses } from '../class-queries';
import { localTime } from '../class-times';
import classes from './edit.module.css';
import * as messages from './homework.messages';

interface HomeworkFormProps {
  readonly lesson: Lesson;
  /** The one that is changed; null gives another one. */
  readonly homework: ClassHomeworkFragment | null;
  readonly onDone: () => void;
}

const week = 7 * 86_400_000;

/** The form's state, and how it is sent. */
function useHomeworkForm({ lesson, homework, onDone }: HomeworkFormProps) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: () => import('./class-schemas').then((it) => it.homeworkSchema),
    initialValues: valuesOf(lesson, homework),
    send: async (said) => {
      const values = { ...said, lessonId: lesson.id, homeworkId: homework?.id ?? null };
      await execute(SaveHomeworkDocument, {
        ...values,
        startDate: said.startDate.toISOString(),
        dueDate: said.dueDate.toISOString(),
        lateUntil: said.lateUntil?.toISOString() ?? null,
      }).catch((error: unknown) => {
        toast.error(messages.updatingHomeworkFailed());
        throw error;
      });
      form.settle();
      toast.success(messages.updatedHomework());
      await refreshClasses(queryClient);
      onDone();
    },
  });
  useUnsavedChanges(form.isDirty);
  return form;
}

/** Gives homework for a lesson, or changes it (checklist lines 177, 183). */
export function HomeworkForm(props: HomeworkFormProps) {
  const [rule, setRule] = useState<LateRule>(ruleOf(props.homework));
  const form = useHomeworkForm(props);
  const ruleField = form.field('lateRule');
  return (
    <ContractForm {...form} place="section" action={messages.save()} onCancel={props.onDone}>
      <TextInput {...form.field('homeworkTopic')} label={messages.topic()} dir="auto" />
      <Textarea
        {...form.field('homeworkInstruction', { required: false })}
        label={messages.instruction()}
        autosize
        minRows={3}
        dir="auto"
      />
      <div className={classes.pair}>
        <TextInput {...form.field('startDate')} type="datetime-local" label={messages.opens()} />
        <TextInput
          {...form.field('dueDate')}
          type="datetime-local"
          label={messages.isDue()}
          description={messages.aboutDue()}
        />
      </div>
      <div className={classes.pair}>
        <TextInput {...form.field('point')} inputMode="numeric" label={messages.mostPoints()} />
        <NativeSelect
          {...ruleField}
          label={messages.whenLate()}
          data={lateRules.map((value) => ({ value, label: messages.lateRuleLabels[value]() }))}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            setRule(lateRules.find((one) => one === chosen) ?? 'ALWAYS');
            form.form.setFieldValue('lateRule', chosen as LateRule);
          }}
        />
      </div>
      {rule === 'UNTIL' && (
        <TextInput {...form.field('lateUntil')} type="datetime-local" label={messages.takenUntil()} />
      )}
      {rule === 'PER_DAY' && (
        <TextInput
          {...form.field('latePercent')}
          inputMode="numeric"
          label={messages.offPerDay()}
          description={messages.aboutOffPerDay()}
        />
      )}
      <TextInput
        {...form.field('homeworkLink', { required: false })}
        type="url"
        inputMode="url"
        label={messages.linkToTask()}
      />
      <Switch {...form.toggle('takesAgain')} label={messages.takesAgain()} />
    </ContractForm>
  );
}

function ruleOf(homework: ClassHomeworkFragment | null): LateRule {
  if (!homework) return 'ALWAYS';
  if (!homework.takesLate) return 'NEVER';
  if (homework.lateUntil !== null) return 'UNTIL';
  return homework.latePercent > 0 ? 'PER_DAY' : 'ALWAYS';
}

function valuesOf(lesson: Lesson, homework: ClassHomeworkFragment | null) {
  const start = homework ? new Date(homework.startDate) : new Date(lesson.startDateTime);
  const due = homework ? new Date(homework.dueDate) : new Date(start.getTime() + week);
  return {
    homeworkTopic: homework?.homeworkTopic ?? '',
    homeworkInstruction: homework?.homeworkInstruction ?? '',
    point: String(homework?.point ?? 10),
    startDate: localTime(start),
    dueDate: localTime(due),
    lateRule: ruleOf(homework),
    lateUntil: homework?.lateUntil
      ? localTime(new Date(homework.lateUntil))
      : localTime(new Date(due.getTime() + week)),
    latePercent: String(homework?.latePercent ? homework.latePercent : 10),
    homeworkLink: homework?.homeworkLink ?? '',
    takesAgain: homework?.takesAgain ?? true,
  };
}
