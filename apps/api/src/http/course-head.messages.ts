import { message } from '@lyceum/contracts/messages';

export const liveCourses = message('Live courses');
export const aboutLiveCourses = message(
  'Live classes in small groups, with a teacher at the front and one place that says what is due.',
);
export const titled = message('{title} · {brandName}');
export const classes = message('Classes');
export const whoTeaches = message('Who teaches it');
export const free = message('Free');
export const classFrom = message('{start} to {end}: {lessons} lessons of {minutes} minutes');
