import { fullName } from '@lyceum/contracts/auth';
import type { GradebookHomework, GradebookStudent } from '@lyceum/contracts/live-course';
import { QueryContent } from '@lyceum/shell';
import { TextSkeleton, toast } from '@lyceum/ui';
import {
  execute,
  type GradeRecordQuery,
  graphqlQueryOptions,
  LookAtWorkDocument,
  WorkHistoryDocument,
} from '@lyceum/web-graphql';
import { Button, Modal } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { moment } from '../class-times';
import * as classesMessages from '../classes.messages';
import { WorkLink } from '../work/work-link';
import { type Cell, has } from './book';
import classes from './cell-panel.module.css';
import { points, standingOf } from './cell-words';
import { ExtraTimeForm } from './extra-time-form';
import { GradeForm } from './grade-form';
import * as messages from './gradebook.messages';
import { gradebookQuery, gradeRecordQuery } from './gradebook-queries';
import type { CellChange } from './use-grades';

interface CellPanelProps {
  readonly groupTag: string;
  readonly student: GradebookStudent;
  readonly homework: GradebookHomework;
  readonly cell: Cell;
  readonly change: (changes: readonly CellChange[]) => Promise<boolean>;
  /** To the one before or after; null where there is none. */
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
  readonly onClose: () => void;
}

/** All of a cell: what was handed in, score, comment, an own due date, and who graded it when. */
export function CellPanel(props: CellPanelProps) {
  const { student, homework, cell, onPrevious, onNext, onClose } = props;
  const [studentId, firstName, lastName] = student;
  const [homeworkId, topic, , point] = homework;
  const record = useQuery(gradeRecordQuery(homeworkId, studentId));
  return (
    <Modal opened onClose={onClose} title={`${fullName({ firstName, lastName })} · ${topic}`} size="lg">
      <p className={classes.detail}>{standingOf(cell, point)}</p>
      {cell.counted !== null && cell.counted !== cell.given && (
        <p className={classes.detail}>{messages.countsFor({ counted: points(cell.counted) })}</p>
      )}
      <QueryContent query={record} subject={messages.theCell()}>
        {({ getLiveCourseGradeRecord }) => (
          <>
            {getLiveCourseGradeRecord.userLiveLessonHomeworkId !== null && has(cell, 'submitted') ? (
              <Submissions id={getLiveCourseGradeRecord.userLiveLessonHomeworkId} groupTag={props.groupTag} />
            ) : (
              <p className={classes.detail}>{messages.nothingHandedIn()}</p>
            )}
            <GradeForm
              key={`${studentId} ${homeworkId} ${String(getLiveCourseGradeRecord.cell.version)}`}
              stored={getLiveCourseGradeRecord.cell}
              {...props}
            />
            <ExtraTimeForm key={studentId} groupTag={props.groupTag} student={student} />
            <History record={getLiveCourseGradeRecord} />
          </>
        )}
      </QueryContent>
      <div className={classes.walk}>
        <Button variant="default" disabled={!onPrevious} onClick={onPrevious ?? undefined}>
          {messages.previous()}
        </Button>
        <Button variant="default" disabled={!onNext} onClick={onNext ?? undefined}>
          {messages.next()}
        </Button>
      </div>
    </Modal>
  );
}

type Record = GradeRecordQuery['getLiveCourseGradeRecord'];

interface SubmissionsProps {
  readonly id: string;
  readonly groupTag: string;
}

function Submissions({ id, groupTag }: SubmissionsProps) {
  const queryClient = useQueryClient();
  const history = useQuery({ ...graphqlQueryOptions(WorkHistoryDocument, { id }), staleTime: 0 });
  /** Opening it is looking at it (checklist line 179). */
  const look = async (): Promise<void> => {
    try {
      await execute(LookAtWorkDocument, { id });
      await queryClient.invalidateQueries(gradebookQuery(groupTag));
    } catch {
      toast.error(messages.savingFailed());
    }
  };
  return (
    <section aria-label={messages.handedIn()} className={classes.part}>
      <h3 className={classes.heading}>{messages.handedIn()}</h3>
      <QueryContent
        query={history}
        subject={messages.handedIn()}
        skeleton={(label) => <TextSkeleton lines={2} label={label} />}
      >
        {({ getHomeworkSubmissions }) => (
          <ul>
            {getHomeworkSubmissions.map((work) => {
              const when = moment(new Date(work.submittedTime));
              return (
                <li key={work.number} className={classes.line}>
                  <WorkLink work={work} label={work.submittedLink ?? ''} onOpen={() => void look()} />
                  <span className={classes.detail}>
                    {work.late ? classesMessages.handedInLate({ when }) : classesMessages.handedIn({ when })}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </QueryContent>
    </section>
  );
}

function History({ record: { changes } }: { readonly record: Record }) {
  return (
    <section aria-label={messages.history()} className={classes.part}>
      <h3 className={classes.heading}>{messages.history()}</h3>
      {changes.length === 0 && <p className={classes.detail}>{messages.noHistory()}</p>}
      <ul>
        {changes.map(({ version, by, time, before, after }) => (
          <li key={version} className={classes.detail}>
            {messages.changeLine({
              name: by ?? messages.somebody(),
              when: moment(new Date(time)),
              before: inWords(before),
              after: inWords(after),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function inWords({ score, mark, comment, dueDate }: Record['changes'][number]['before']): string {
  const words = [
    score !== null && points(score),
    mark === 'EXCUSED' && messages.excused(),
    mark === 'MISSING' && messages.missing(),
    comment !== null && `“${comment}”`,
    dueDate !== null && moment(new Date(dueDate)),
  ].filter((word) => word !== false);
  return words.length === 0 ? '–' : words.join(', ');
}
