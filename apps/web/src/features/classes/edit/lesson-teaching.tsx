import { useMinuteClock } from '@lyceum/ui';
import type { ClassPersonFragment } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Lesson } from '../class-queries';
import * as messages from '../classes.messages';
import classes from './edit.module.css';
import { LessonSchedule } from './lesson-schedule';
import { LessonWork } from './lesson-work';
import { TopicForm } from './topic-form';

interface LessonTeachingProps {
  /** Whether its reader may move the lesson. */
  readonly leads: boolean;
  readonly groupTag: string;
  readonly lesson: Lesson;
  readonly people: readonly ClassPersonFragment[];
}

/** What who teaches a lesson does with it: its topic, the work that was handed in for it. */
export function LessonTeaching({ groupTag, lesson, people, leads }: LessonTeachingProps) {
  const now = useMinuteClock();
  const [open, setOpen] = useState<'topic' | 'work' | null>(null);
  return (
    <div className={classes.teaching}>
      {leads && Date.parse(lesson.endDateTime) > now.getTime() && <LessonSchedule lesson={lesson} />}
      {open === 'topic' ? (
        <TopicForm groupTag={groupTag} lesson={lesson} onDone={() => setOpen(null)} />
      ) : (
        <div className={classes.actions}>
          <Button variant="default" size="xs" onClick={() => setOpen('topic')}>
            {messages.editTopic()}
          </Button>
          {lesson.lessonHomeworks.length > 0 && (
            <Button
              variant="default"
              size="xs"
              aria-expanded={open === 'work'}
              onClick={() => setOpen(open === 'work' ? null : 'work')}
            >
              {messages.workOfStudents()}
            </Button>
          )}
        </div>
      )}
      {open === 'work' && <LessonWork lesson={lesson} people={people} />}
    </div>
  );
}
