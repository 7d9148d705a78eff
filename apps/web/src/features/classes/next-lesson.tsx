import { SectionCard, useMinuteClock } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { type Classroom, type Lesson, nextOf, opensAt } from './class-queries';
import { moment, momentIn, placeOf, timeTo } from './class-times';
import * as messages from './classes.messages';
import { MaterialList } from './material-list';
import classes from './next-lesson.module.css';

/** The lesson that is on or comes next: when it is here and where the class is, what to read before, and the way in. */
export function NextLesson({ classroom }: { readonly classroom: Classroom }) {
  const now = useMinuteClock();
  const lesson = nextOf(classroom.lessons, now);
  if (!lesson)
    return classroom.lessons.length === 0 ? null : (
      <SectionCard title={messages.nextLesson()}>
        <p className={classes.detail}>{messages.courseIsOver()}</p>
      </SectionCard>
    );
  const at = new Date(lesson.startDateTime);
  const isOn = at <= now;
  const there = momentIn(classroom.timeZone, at);
  return (
    <SectionCard title={isOn ? messages.thisLesson() : messages.nextLesson()}>
      <div className={classes.root}>
        <p className={classes.topic} dir="auto">
          {messages.lessonTitle({ number: String(lesson.lessonNumber), topic: lesson.lessonTopic })}
        </p>
        <p>
          <time dateTime={lesson.startDateTime}>{messages.inYourTime({ when: moment(at) })}</time>
          {!isOn && <strong className={classes.left}>{timeTo(at, now)}</strong>}
        </p>
        {there !== null && (
          <p className={classes.detail}>
            {messages.inClassTime({ when: there, zone: placeOf(classroom.timeZone) })}
          </p>
        )}
        <Ways lesson={lesson} now={now} />
        {lesson.documents.length > 0 && (
          <>
            <h3 className={classes.title}>{messages.readBefore()}</h3>
            <MaterialList documents={lesson.documents} />
          </>
        )}
      </div>
    </SectionCard>
  );
}

interface WaysProps {
  readonly lesson: Lesson;
  readonly now: Date;
}

function Ways({ lesson: { startUrl, zoomLink, startDateTime }, now }: WaysProps) {
  if (!startUrl && !zoomLink)
    return now.getTime() < opensAt(startDateTime) ? (
      <p className={classes.detail}>{messages.joinOpensLater()}</p>
    ) : null;
  return (
    <div className={classes.ways}>
      {startUrl && (
        <Button component="a" href={startUrl} target="_blank" rel="noopener noreferrer" size="md">
          {messages.start()}
        </Button>
      )}
      {zoomLink && (
        <Button
          component="a"
          href={zoomLink}
          target="_blank"
          rel="noopener noreferrer"
          size="md"
          variant={startUrl ? 'default' : 'filled'}
        >
          {messages.join()}
        </Button>
      )}
    </div>
  );
}
