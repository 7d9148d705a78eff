import { SectionCard, useMinuteClock } from '@lyceum/ui';
import { graphqlQueryOptions, StoodInLessonsDocument } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import classes from './class-list-screen.module.css';
import { opensAt } from './class-queries';
import { moment } from './class-times';
import * as messages from './lesson-times.messages';
import { MaterialList } from './material-list';
import { useJoining } from './use-joining';

/** Lessons of other classes that the reader stands in for; nothing where there are none. */
export function StoodInLessons() {
  const lessons = useQuery(graphqlQueryOptions(StoodInLessonsDocument));
  const { join } = useJoining();
  const now = useMinuteClock();
  const found = lessons.data?.getLiveLessonsStoodIn ?? [];
  if (found.length === 0) return null;
  return (
    <SectionCard title={messages.youStandIn()}>
      <ul className={classes.list}>
        {found.map(({ id, courseName, lessonNumber, lessonTopic, startDateTime, status, documents }) => (
          <li key={id} className={classes.stoodIn}>
            <p className={classes.name} dir="auto">
              {messages.startsAt({ course: courseName, number: String(lessonNumber), topic: lessonTopic })}
            </p>
            <p className={classes.detail}>
              {status === 'CANCELED' ? messages.doesNotTakePlace() : moment(new Date(startDateTime))}
            </p>
            {documents.length > 0 && <MaterialList documents={documents} />}
            {status === 'PLANNED' &&
              (now.getTime() >= opensAt(startDateTime) ? (
                <Button onClick={() => void join(id)}>{messages.startNow()}</Button>
              ) : (
                <p className={classes.detail}>{messages.startOpensLater()}</p>
              ))}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
