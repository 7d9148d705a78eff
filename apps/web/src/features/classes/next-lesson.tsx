import { momentIn, placeOf, SectionCard, useMinuteClock } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { type Classroom, type Lesson, nextOf, opensAt } from './class-queries';
import { moment, timeTo } from './class-times';
import * as messages from './classes.messages';
import { LessonCalendarButton } from './lesson-calendar-button';
import { LessonNotes } from './lesson-list';
import * as times from './lesson-times.messages';
import { MaterialList } from './material-list';
import classes from './next-lesson.module.css';
import { useJoining } from './use-joining';

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
        <LessonNotes lesson={lesson} />
        <Ways lesson={lesson} isIn={classroom.role !== null} now={now} />
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
  /** Whether its reader has a place in the class: then joining counts. */
  readonly isIn: boolean;
  readonly now: Date;
}

/** The one way in while it is open, with what its teachers prepare it by. */
function Ways({ lesson, isIn, now }: WaysProps) {
  const { id, startUrl, zoomLink, startDateTime } = lesson;
  const { join, joinedId } = useJoining();
  const isOpen = now.getTime() >= opensAt(startDateTime);
  const leadsTo = hostElsewhere(startUrl ?? zoomLink);
  return (
    <>
      <div className={classes.ways}>
        {isOpen && isIn ? (
          <Button size="lg" onClick={() => void join(id)}>
            {startUrl ? messages.start() : messages.join()}
          </Button>
        ) : (
          <Links startUrl={startUrl} zoomLink={zoomLink} />
        )}
        <LessonCalendarButton lessonId={id} />
      </div>
      {leadsTo !== null && <p className={classes.detail}>{messages.youGoTo({ host: leadsTo })}</p>}
      {joinedId === id && <p className={classes.left}>{times.youAreCounted()}</p>}
      {!isOpen && !zoomLink && <p className={classes.detail}>{messages.joinOpensLater()}</p>}
    </>
  );
}

/** Where a link leads that leaves this site. */
function hostElsewhere(link: string | null): string | null {
  const host = link === null ? undefined : URL.parse(link)?.host;
  return host === undefined || host === window.location.host ? null : host;
}

function Links({ startUrl, zoomLink }: Pick<Lesson, 'startUrl' | 'zoomLink'>) {
  const ways = [
    { url: startUrl, label: messages.start() },
    { url: zoomLink, label: messages.join() },
  ];
  return ways.map(
    ({ url, label }) =>
      url && (
        <Button
          key={label}
          component="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          size="md"
          variant="default"
        >
          {label}
        </Button>
      ),
  );
}
