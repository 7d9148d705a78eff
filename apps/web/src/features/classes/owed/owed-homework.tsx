import { QueryContent } from '@lyceum/shell';
import { SectionCard, useMinuteClock } from '@lyceum/ui';
import type { OwedHomeworkQuery } from '@lyceum/web-graphql';
import { Badge } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { moment, timeTo } from '../class-times';
import * as classesMessages from '../classes.messages';
import classes from './owed-homework.module.css';
import * as messages from './owed.messages';

type Owed = OwedHomeworkQuery['getOwedLiveHomeworks'][number];

/** What is due in so many ms is due soon. */
const soon = 2 * 86_400_000;

interface OwedHomeworkProps {
  readonly query: UseQueryResult<OwedHomeworkQuery>;
}

/** What a student has still to hand in, of all classes: what is late and what is due sooner first. */
export function OwedHomework({ query }: OwedHomeworkProps) {
  const now = useMinuteClock();
  const count = query.data?.getOwedLiveHomeworks.length ?? 0;
  return (
    <SectionCard
      title={messages.whatYouOwe()}
      {...(count > 0 && { description: messages.aboutOwed({ count }) })}
    >
      <QueryContent query={query} subject={messages.whatYouOwe()}>
        {({ getOwedLiveHomeworks: owed }) =>
          owed.length === 0 ? (
            <p className={classes.detail}>{messages.nothingOwed()}</p>
          ) : (
            <ul className={classes.list}>
              {owed.map((homework) => (
                <OwedRow key={homework.id} homework={homework} now={now} />
              ))}
            </ul>
          )
        }
      </QueryContent>
    </SectionCard>
  );
}

interface OwedRowProps {
  readonly homework: Owed;
  readonly now: Date;
}

function OwedRow({ homework, now }: OwedRowProps) {
  const { homeworkTopic, groupTag, courseName, point, late, ownDueDate } = homework;
  const isSoon = !late && Date.parse(ownDueDate) - now.getTime() <= soon;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Link to="/lc-dashboard/$groupTag" params={{ groupTag }} className={classes.topic ?? ''} dir="auto">
          {homeworkTopic}
        </Link>
        <p className={classes.detail} dir="auto">
          {courseName} · {classesMessages.points({ count: point })}
        </p>
        <p className={late ? classes.late : classes.detail}>{dueText(homework, now)}</p>
      </div>
      {late && (
        <Badge variant="light" color="danger">
          {messages.late()}
        </Badge>
      )}
      {isSoon && (
        <Badge variant="light" color="gray">
          {messages.soon()}
        </Badge>
      )}
    </li>
  );
}

function dueText({ late, ownDueDate, takenUntil, latePercent }: Owed, now: Date): string {
  const at = new Date(ownDueDate);
  const when = moment(at);
  if (!late) return messages.dueIn({ when, howSoon: timeTo(at, now) });
  const was =
    takenUntil === null
      ? messages.wasDue({ when })
      : messages.wasDueTakenUntil({ when, until: moment(new Date(takenUntil)) });
  return latePercent === 0 ? was : `${was} ${messages.costs({ percent: String(latePercent) })}`;
}
