import { readFailure, useSending } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { useState } from 'react';
import {
  type AnswerName,
  type Answers,
  confirmationOf,
  type Faults,
  faultsOf,
  isChildsBirthday,
  knownAnswers,
  type Me,
} from './answers';
import { confirmAnswers } from './name-modal-calls';
import * as messages from './name-modal.messages';

/** Until the page is loaded anew, in ms (checklist line 171). */
const reloadAfter = 1_000;

const fields: readonly AnswerName[] = [
  'firstName',
  'lastName',
  'school',
  'dob',
  'country',
  'newRole',
  'guardianEmail',
];

/** State of the answers: what is typed stays whatever fails, and what is wrong is said once it was touched. */
export function useAnswers(me: Me, reload: () => void) {
  const [answers, setAnswers] = useState<Answers>(() => knownAnswers(me));
  const [touched, setTouched] = useState<ReadonlySet<AnswerName>>(new Set());
  const [refused, setRefused] = useState<Faults>({});
  const [isDone, setDone] = useState(false);
  const [isGuardianAsked, setGuardianAsked] = useState(false);
  const faults = faultsOf(me, answers);
  const isChild = isChildsBirthday(me, answers.dob);
  // A birth date of today is where the field begins: the guardian is asked for once somebody says that it is theirs.
  const asksGuardian = isChild && (touched.has('dob') || isGuardianAsked);

  const { isSending, failure, submit } = useSending(
    async () => {
      await confirmAnswers(confirmationOf(me, answers));
      setDone(true);
      toast.success(messages.nameConfirmed());
      window.setTimeout(reload, reloadAfter);
    },
    (error) => {
      const read = readFailure(error, fields);
      setRefused(read.fieldErrors);
      return read;
    },
  );

  const touch = (name: AnswerName): void => setTouched((before) => new Set(before).add(name));
  const { guardianEmail: missingGuardian, ...others } = faults;
  const mayConfirm =
    Object.keys(others).length === 0 && (missingGuardian === undefined || !asksGuardian) && !isDone;

  return {
    answers,
    isBusy: isSending || isDone,
    failure: failure?.general ?? null,
    asksGuardian,
    mayConfirm,
    errorOf: (name: AnswerName): string | undefined =>
      refused[name] ?? (touched.has(name) ? faults[name] || undefined : undefined),
    touch,
    answer: (said: Partial<Answers>): void => {
      const names = Object.keys(said) as AnswerName[];
      setAnswers((before) => ({ ...before, ...said }));
      names.filter((name) => name !== 'school').forEach(touch);
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in said))));
    },
    /** Back to what is known. */
    forget: (): void => {
      setAnswers((before) => ({ ...before, firstName: me.firstName, lastName: me.lastName }));
      setTouched(new Set([...touched].filter((name) => name !== 'firstName' && name !== 'lastName')));
    },
    confirm: (): void => {
      if (!mayConfirm || isSending) return;
      if (isChild && !asksGuardian) setGuardianAsked(true);
      else void submit();
    },
  };
}

export type AnswersState = ReturnType<typeof useAnswers>;
