import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './enrolment.messages';

const kind = (name: string, say: (values: { readonly course: string }) => string, action: () => string) =>
  defineNotice({
    name,
    type: 'CLASS_PLACE',
    data: z.object({ course: z.string() }),
    text: ({ course }) => say({ course }),
    mail: ({ course }) => ({
      subject: say({ course }),
      heading: say({ course }),
      paragraphs: [],
      action: action(),
    }),
  });

const { openClass, openCourse } = messages;

export const enrolledInClass = kind('live-course.enrolled', messages.enrolled, openClass);
export const waitsForClass = kind('live-course.waits', messages.waiting, openCourse);
export const promotedToClass = kind('live-course.promoted', messages.promoted, openClass);
export const refusedFromClass = defineNotice({
  name: 'live-course.refused-from-class',
  type: 'CLASS_PLACE',
  data: z.object({ course: z.string(), reason: z.string() }),
  text: ({ course, reason }) => messages.refused({ course, reason }),
  mail: ({ course, reason }) => ({
    subject: messages.refusedSubject({ course }),
    heading: messages.refused({ course, reason }),
    paragraphs: [],
    action: openCourse(),
  }),
});
export const movedToClass = kind('live-course.moved-to-class', messages.moved, openClass);
