import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './lesson.messages';
import { timeInZone } from './time-in-zone';

/** A lesson, with the zone its reader is in. */
const lessonSchema = z.object({
  number: z.int(),
  course: z.string(),
  was: z.iso.datetime(),
  at: z.iso.datetime(),
  zone: z.string(),
  more: z.int(),
  host: z.string().nullish(),
});

type Lesson = z.output<typeof lessonSchema>;

const words = ({ number, course, was, at, zone }: Lesson) => ({
  number: String(number),
  course,
  was: timeInZone(was, zone),
  at: timeInZone(at, zone),
});

const notice = (name: string, text: (lesson: Lesson) => string) =>
  defineNotice({
    name: `live-course.lesson-${name}`,
    type: 'LESSON_CHANGED',
    data: lessonSchema,
    text,
    mail: (lesson) => {
      const said = text(lesson);
      return { subject: said, heading: said, paragraphs: [], action: messages.openTheClass() };
    },
  });

export const lessonMoved = notice('moved', (lesson) => {
  const moved = messages.moved(words(lesson));
  return lesson.more > 0 ? messages.movedToo({ moved, count: lesson.more }) : moved;
});
export const lessonCanceled = notice('canceled', (lesson) => {
  const canceled = messages.canceled(words(lesson));
  return lesson.more > 0 ? messages.canceledToo({ canceled, count: lesson.more }) : canceled;
});
export const lessonRestored = notice('restored', (lesson) => messages.restored(words(lesson)));
export const lessonHasPlace = notice('place', (lesson) => {
  const said = messages.hasPlace({ ...words(lesson), host: lesson.host ?? '' });
  return lesson.more > 0 ? messages.hasPlaceToo({ said, count: lesson.more }) : said;
});
export const lessonHasSubstitute = notice('substitute', (lesson) => messages.hasSubstitute(words(lesson)));
export const lessonHasNoSubstitute = notice('no-substitute', (lesson) =>
  messages.hasNoSubstitute(words(lesson)),
);
export const youStandIn = notice('stand-in', (lesson) => messages.youStandIn(words(lesson)));
export const youDoNotStandIn = notice('stand-in-no-more', (lesson) =>
  messages.youDoNotStandIn(words(lesson)),
);
