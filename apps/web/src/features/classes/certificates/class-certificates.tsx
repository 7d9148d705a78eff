import { fullName } from '@lyceum/contracts/auth';
import { ContractForm, QueryContent, readFailure, useContractForm, useUnsavedChanges } from '@lyceum/shell';
import { confirm, SectionCard, TextSkeleton, toast } from '@lyceum/ui';
import {
  ClassCertificatesDocument,
  execute,
  graphqlQueryOptions,
  IssueCertificatesDocument,
  refreshQueries,
  type StudentCertificateFragment,
  WithdrawCertificateDocument,
} from '@lyceum/web-graphql';
import { Button, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { day } from '../class-times';
import * as messages from './certificates.messages';
import classes from './class-certificates.module.css';

/** So often it is looked whether files are there, in milliseconds. */
const lookEvery = 3_000;

/** Students of a class with their certificates, for who leads it and staff: giving them all, and withdrawing one. */
export function ClassCertificates({ groupTag }: { readonly groupTag: string }) {
  const certificates = useQuery({
    ...graphqlQueryOptions(ClassCertificatesDocument, { groupTag }),
    refetchInterval: ({ state }) =>
      state.data?.getLiveCourseCertificates.some(({ state: is }) => is === 'MAKING') ? lookEvery : false,
  });
  return (
    <SectionCard title={messages.certificates()} description={messages.aboutCertificates()}>
      <QueryContent
        query={certificates}
        subject={messages.certificates()}
        skeleton={(label) => <TextSkeleton lines={3} label={label} />}
      >
        {({ getLiveCourseCertificates: students }) => <Students groupTag={groupTag} students={students} />}
      </QueryContent>
    </SectionCard>
  );
}

interface StudentsProps {
  readonly groupTag: string;
  readonly students: readonly StudentCertificateFragment[];
}

function Students({ groupTag, students }: StudentsProps) {
  const { isGiving, give } = useGiving(groupTag);
  const due = students.filter(({ standing }) => standing === 'DUE').map(({ studentId }) => studentId);
  if (students.length === 0) return <p className={classes.detail}>{messages.noStudents()}</p>;
  return (
    <>
      {due.length > 0 && (
        <Button loading={isGiving} onClick={() => void give(due)}>
          {messages.give({ count: due.length })}
        </Button>
      )}
      <ul className={classes.list}>
        {students.map((student) => (
          <Student key={student.studentId} student={student} onGive={() => void give([student.studentId])} />
        ))}
      </ul>
    </>
  );
}

/** Asks, and gives certificates to these students. */
function useGiving(groupTag: string) {
  const queryClient = useQueryClient();
  const [isGiving, setGiving] = useState(false);
  const give = async (studentIds: readonly string[]): Promise<void> => {
    const isSure = await confirm({
      title: messages.giveQuestion(),
      message: messages.aboutGiving(),
      confirmLabel: messages.give({ count: studentIds.length }),
    });
    if (!isSure) return;
    setGiving(true);
    try {
      await execute(IssueCertificatesDocument, { groupTag, studentIds: [...studentIds] });
      await refreshQueries(queryClient, ClassCertificatesDocument);
      toast.success(messages.given());
    } catch (error) {
      toast.error(readFailure(error, []).general ?? messages.failed());
    } finally {
      setGiving(false);
    }
  };
  return { isGiving, give };
}

interface StudentProps {
  readonly student: StudentCertificateFragment;
  readonly onGive: () => void;
}

function Student({ student, onGive }: StudentProps) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { standing, code, certificateId } = student;
  const name = fullName(student);
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        <span className={classes.detail}>{standingOf(student)}</span>
      </div>
      <div className={classes.actions}>
        {standing === 'WITHDRAWN' && (
          <Button variant="default" size="xs" aria-label={messages.giveAgainTo({ name })} onClick={onGive}>
            {messages.giveAgain()}
          </Button>
        )}
        {standing === 'ISSUED' && (
          <>
            <a
              href={`/certificates/${code ?? ''}`}
              aria-label={messages.seePageOf({ name })}
              className={`thumb ${classes.link ?? ''}`}
            >
              {messages.seePage()}
            </a>
            <Button
              variant="default"
              size="xs"
              aria-label={messages.withdrawFrom({ name })}
              aria-expanded={isWithdrawing}
              onClick={() => setWithdrawing(!isWithdrawing)}
            >
              {messages.withdraw()}
            </Button>
          </>
        )}
      </div>
      {isWithdrawing && standing === 'ISSUED' && certificateId !== null && (
        <div className={classes.form}>
          <WithdrawalForm certificateId={certificateId} onDone={() => setWithdrawing(false)} />
        </div>
      )}
    </li>
  );
}

function standingOf({ standing, state, issuedAt, withdrawnAt, reason }: StudentCertificateFragment): string {
  const on = (at: string | null): string => day(new Date(at ?? ''));
  if (standing === 'ISSUED') {
    const file = { MAKING: messages.madeSoon(), FAILED: messages.noFile(), READY: null }[state ?? 'READY'];
    return [messages.issued({ day: on(issuedAt) }), file].filter(Boolean).join('; ');
  }
  if (standing === 'WITHDRAWN') return messages.withdrawn({ day: on(withdrawnAt), reason: reason ?? '' });
  return { DUE: messages.due, NOT_OVER: messages.notOver, NO_NAME: messages.noName }[standing]();
}

interface WithdrawalFormProps {
  readonly certificateId: string;
  readonly onDone: () => void;
}

function WithdrawalForm({ certificateId, onDone }: WithdrawalFormProps) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: () => import('../edit/class-schemas').then((it) => it.withdrawalSchema),
    initialValues: { reason: '' },
    send: async ({ reason }) => {
      await execute(WithdrawCertificateDocument, { certificateId, reason });
      form.settle();
      toast.success(messages.withdrawnNow());
      await refreshQueries(queryClient, ClassCertificatesDocument);
      onDone();
    },
  });
  useUnsavedChanges(form.isDirty);
  return (
    <ContractForm {...form} place="section" action={messages.withdraw()} onCancel={onDone}>
      <Textarea
        {...form.field('reason')}
        label={messages.reason()}
        description={messages.aboutReason()}
        autosize
        minRows={2}
        dir="auto"
      />
    </ContractForm>
  );
}
