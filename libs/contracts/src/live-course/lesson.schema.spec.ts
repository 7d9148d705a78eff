import { expect, it } from '@jest/globals';
import { setLessonMeetingSchema } from './lesson.schema';

const { meetingLink } = setLessonMeetingSchema.shape;

it.each([
  ['', true],
  ['https://school.zoom.us/j/81234567890?pwd=x', true],
  // `npm start` has no certificate, and the call of a chat is an address of it.
  ['http://localhost:3000/call/00000000-0000-7000-8000-000000000000', true],
  ['http://school.zoom.us/j/81234567890', false],
  ['http://localhost.example/call/1', false],
  ['http://localhost:3000@school.example/call/1', false],
  ['javascript:alert(1)', false],
])('[175] a lesson may be held at "%s": %s', (link, isPlace) => {
  expect(meetingLink.safeParse(link).success).toBe(isPlace);
});
