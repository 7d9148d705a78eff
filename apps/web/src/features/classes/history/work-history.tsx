import { QueryContent } from '@lyceum/shell';
import { saveFile, TextSkeleton, toast } from '@lyceum/ui';
import {
  execute,
  graphqlQueryOptions,
  ReceiptFileDocument,
  WorkHistoryDocument,
  type WorkHistoryQuery,
} from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { moment } from '../class-times';
import * as classesMessages from '../classes.messages';
import { WorkLink } from '../work/work-link';
import * as messages from './history.messages';
import classes from './work-history.module.css';

interface WorkHistoryProps {
  /** The student's part of the homework. */
  readonly id: string;
  /** Whether it is the reader's: the file of a receipt is theirs alone. */
  readonly isOwn: boolean;
}

type Submission = WorkHistoryQuery['getHomeworkSubmissions'][number];

/** All that was handed in for a homework, each time with its receipt; asked for when it is opened. */
export function WorkHistory({ id, isOwn }: WorkHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? messages.hideHistory() : messages.showHistory()}
      </Button>
      <div id={listId}>{isOpen && <Submissions id={id} isOwn={isOwn} />}</div>
    </div>
  );
}

function Submissions({ id, isOwn }: WorkHistoryProps) {
  const history = useQuery({ ...graphqlQueryOptions(WorkHistoryDocument, { id }), staleTime: 0 });
  return (
    <QueryContent
      query={history}
      subject={messages.history()}
      skeleton={(label) => <TextSkeleton lines={2} label={label} />}
    >
      {({ getHomeworkSubmissions }) => (
        <ol reversed className={classes.list} aria-label={messages.history()}>
          {getHomeworkSubmissions.map((submission) => (
            <SubmissionRow key={submission.number} submission={submission} isOwn={isOwn} />
          ))}
        </ol>
      )}
    </QueryContent>
  );
}

interface SubmissionRowProps {
  readonly submission: Submission;
  readonly isOwn: boolean;
}

function SubmissionRow({ submission, isOwn }: SubmissionRowProps) {
  const { submittedTime, late, receiptCode } = submission;
  const when = moment(new Date(submittedTime));
  return (
    <li>
      <p className={classes.detail}>
        {late ? classesMessages.handedInLate({ when }) : classesMessages.handedIn({ when })}
      </p>
      <p className={classes.ways}>
        <WorkLink work={submission} label={classesMessages.theWork()} />
        {receiptCode !== null && (
          <>
            <a
              href={`/receipts/${receiptCode}`}
              target="_blank"
              rel="noopener"
              className={classes.receipt}
              aria-label={messages.receiptOf({ when })}
            >
              {messages.receipt()}
            </a>
            {isOwn && <SaveReceipt code={receiptCode} when={when} />}
          </>
        )}
      </p>
    </li>
  );
}

function SaveReceipt({ code, when }: { readonly code: string; readonly when: string }) {
  const save = async (): Promise<void> => {
    try {
      const { getSubmissionReceiptFile: file } = await execute(ReceiptFileDocument, { code });
      saveFile(new Blob([file.content], { type: 'application/json' }), file.fileName);
    } catch {
      toast.error(messages.receiptFailed());
    }
  };
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={messages.saveReceiptOf({ when })}
      onClick={() => void save()}
    >
      {messages.saveReceipt()}
    </Button>
  );
}
