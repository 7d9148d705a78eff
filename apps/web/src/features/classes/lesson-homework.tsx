import type { ClassHomeworkFragment } from '@lyceum/web-graphql';
import { moment } from './class-times';
import * as messages from './classes.messages';
import classes from './lesson-list.module.css';

interface LessonHomeworkProps {
  readonly homework: ClassHomeworkFragment;
}

/** What is to be done for a lesson, by when and for how many points. */
export function LessonHomework({ homework }: LessonHomeworkProps) {
  const { homeworkTopic, homeworkInstruction, dueDate, point } = homework;
  return (
    <div>
      <h3 className={classes.title} dir="auto">
        {homeworkTopic}
      </h3>
      {homeworkInstruction && <p dir="auto">{homeworkInstruction}</p>}
      <p className={classes.detail}>
        {messages.due({ when: moment(new Date(dueDate)) })} · {messages.points({ count: point })}
      </p>
    </div>
  );
}
