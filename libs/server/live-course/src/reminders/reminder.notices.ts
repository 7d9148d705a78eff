import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import { timeInZone } from '../lessons/notices/time-in-zone';
import * as messages from './reminder.messages';

const schema = z.object({
  number: z.int(),
  course: z.string(),
  topic: z.string(),
  at: z.iso.datetime(),
  zone: z.string(),
});

const words = ({ number, course, topic, at, zone }: z.output<typeof schema>) => ({
  number: String(number),
  course,
  topic,
  at: timeInZone(at, zone),
});

export const lessonTomorrow = defineNotice({
  name: 'live-course.lesson-tomorrow',
  type: 'LESSON_REMINDER',
  data: schema,
  text: (lesson) => messages.lessonTomorrow(words(lesson)),
});

export const lessonSoon = defineNotice({
  name: 'live-course.lesson-soon',
  type: 'LESSON_REMINDER',
  data: schema,
  text: (lesson) => messages.lessonSoon(words(lesson)),
});

export const homeworkTomorrow = defineNotice({
  name: 'live-course.homework-tomorrow',
  type: 'HOMEWORK_REMINDER',
  data: schema,
  text: (homework) => messages.homeworkTomorrow(words(homework)),
});
