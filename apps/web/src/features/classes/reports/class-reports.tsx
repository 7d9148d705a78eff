import { fullName } from '@lyceum/contracts/auth';
import { acceptOf } from '@lyceum/contracts/uploads';
import { uploadFile } from '@lyceum/session';
import { QueryContent, useSending } from '@lyceum/shell';
import { confirm, FormErrorSummary, SectionCard, TextSkeleton, toast } from '@lyceum/ui';
import {
  ClassReportsDocument,
  execute,
  graphqlQueryOptions,
  refreshQueries,
  type StudentReportFragment,
  UpdateReportDocument,
} from '@lyceum/web-graphql';
import { Button, FileButton, Progress } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '../certificates/class-certificates.module.css';
import { updatingStudentFailed } from '../gradebook/gradebook.messages';
import { WorkLink } from '../work/work-link';
import * as messages from './reports.messages';

/** Reports of the students of a class (checklist line 178), for who leads it and staff: giving one, and taking it away. */
export function ClassReports({ groupTag }: { readonly groupTag: string }) {
  const students = useQuery(graphqlQueryOptions(ClassReportsDocument, { groupTag }));
  return (
    <SectionCard title={messages.reports()} description={messages.aboutReports()}>
      <QueryContent
        query={students}
        subject={messages.reports()}
        skeleton={(label) => <TextSkeleton lines={3} label={label} />}
      >
        {({ getStudentListForSingleLiveCourseGroup: all }) => {
          const here = all.filter(({ state, reportUrl }) => state !== 'WITHDRAWN' || reportUrl !== null);
          return here.length === 0 ? (
            <p className={classes.detail}>{messages.noStudents()}</p>
          ) : (
            <ul className={classes.list}>
              {here.map((student) => (
                <Student key={student.id} student={student} />
              ))}
            </ul>
          );
        }}
      </QueryContent>
    </SectionCard>
  );
}

/** Keeps the report of a student; what is not taken is said, and can be tried again. */
function useKeeping({ id, user }: StudentReportFragment) {
  const queryClient = useQueryClient();
  const [sent, setSent] = useState(0);
  const name = fullName(user);
  const save = async (url: string): Promise<void> => {
    await execute(UpdateReportDocument, { id, reportUrl: url });
    await refreshQueries(queryClient, ClassReportsDocument);
  };
  const { isSending, problems, submit } = useSending(async (file: File) => {
    setSent(0);
    await save((await uploadFile(file, { folder: 'class-reports', onProgress: setSent })).url);
    toast.success(messages.given({ name }));
  });
  const takeAway = async (): Promise<void> => {
    const isSure = await confirm({
      title: messages.takeAwayQuestion({ name }),
      message: messages.aboutTakingAway(),
      confirmLabel: messages.takeAway(),
    });
    if (!isSure) return;
    try {
      await save('');
      toast.success(messages.takenAway());
    } catch {
      toast.error(updatingStudentFailed());
    }
  };
  return { name, sent, isSending, problems, give: submit, takeAway };
}

function Student({ student }: { readonly student: StudentReportFragment }) {
  const { reportUrl } = student;
  const { name, sent, isSending, problems, give, takeAway } = useKeeping(student);
  const percent = String(Math.round(sent * 100));
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        <span className={classes.detail}>
          {reportUrl === null ? messages.none() : <ReportLink url={reportUrl} name={name} />}
        </span>
      </div>
      <div className={classes.actions}>
        <Choose
          name={name}
          isGiven={reportUrl !== null}
          isSending={isSending}
          onChoose={(file) => void give(file)}
        />
        {reportUrl !== null && (
          <Button
            variant="default"
            size="xs"
            disabled={isSending}
            aria-label={messages.takeAwayFrom({ name })}
            onClick={() => void takeAway()}
          >
            {messages.takeAway()}
          </Button>
        )}
      </div>
      {(isSending || problems.length > 0) && (
        <div className={classes.form}>
          {isSending && <Progress value={sent * 100} aria-label={messages.sending({ name, percent })} />}
          <FormErrorSummary problems={problems} />
        </div>
      )}
    </li>
  );
}

interface ChooseProps {
  readonly name: string;
  readonly isGiven: boolean;
  readonly isSending: boolean;
  readonly onChoose: (file: File) => void;
}

function Choose({ name, isGiven, isSending, onChoose }: ChooseProps) {
  return (
    <FileButton
      accept={acceptOf('class-reports')}
      disabled={isSending}
      onChange={(file) => file && onChoose(file)}
    >
      {(props) => (
        <Button
          {...props}
          variant="default"
          size="xs"
          loading={isSending}
          aria-label={isGiven ? messages.replaceOf({ name }) : messages.giveTo({ name })}
        >
          {isGiven ? messages.replace() : messages.give()}
        </Button>
      )}
    </FileButton>
  );
}

/** A file that was sent here, or a link that was kept. */
function ReportLink({ url, name }: { readonly url: string; readonly name: string }) {
  const isFile = url.startsWith('/files/');
  return (
    <WorkLink
      work={{
        submittedLink: isFile ? null : url,
        submittedFile: isFile ? { name: messages.reportOf({ name }), path: url } : null,
      }}
      label={messages.report()}
    />
  );
}
