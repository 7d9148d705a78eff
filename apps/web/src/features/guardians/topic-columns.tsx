import { Fragment, type ReactNode } from 'react';
import type { GuardianTopic } from './guardian-queries';
import classes from './topic-columns.module.css';

interface TopicColumnsProps {
  readonly topics: readonly GuardianTopic[];
  readonly children: (topic: GuardianTopic) => ReactNode;
}

/** What is a list or a chart stands wide, what is a number or two beside it. */
const wide: readonly GuardianTopic['name'][] = ['TIMETABLE', 'HOMEWORK', 'ATTENDANCE', 'TIME_SPENT'];

export function TopicColumns({ topics, children }: TopicColumnsProps) {
  const column = (isWide: boolean) => (
    <div className={classes.column}>
      {topics
        .filter(({ name }) => wide.includes(name) === isWide)
        .map((topic) => (
          <Fragment key={topic.name}>{children(topic)}</Fragment>
        ))}
    </div>
  );
  return (
    <div className={classes.columns}>
      {column(true)}
      {column(false)}
    </div>
  );
}
