import { coursePathOf } from '@lyceum/contracts/live-course';
import { minorDigits } from '@lyceum/contracts/payments';
import type { CoursePageModel } from '@lyceum/live-course';
import * as messages from './course-head.messages';
import { escapeHtml } from './html';
import { heading, paragraph } from './site-text';

type Course = CoursePageModel['course'];

/** The list of courses as text: for search engines and for readers without JavaScript. */
export function courseListText(listed: readonly { readonly course: Course }[]): string {
  const courses = listed.map(({ course: { courseTag, courseName, courseSubtitle } }) => {
    const path = escapeHtml(coursePathOf(courseTag));
    return `<h2><a href="${path}">${escapeHtml(courseName)}</a></h2>${paragraph(courseSubtitle ?? '')}`;
  });
  return [heading(1, messages.liveCourses()), paragraph(messages.aboutLiveCourses()), ...courses].join('\n');
}

/** A course as text: what it is about, what it costs, who teaches it, and when its classes run. */
export function courseText({ course, teachers, groups }: CoursePageModel): string {
  const { courseName, courseSubtitle, desc } = course;
  const bios = teachers.map(
    ({ showName, title, bio }) => heading(3, showName) + paragraph(title ?? '') + paragraph(bio ?? ''),
  );
  return [
    heading(1, courseName),
    paragraph(courseSubtitle ?? ''),
    paragraph(desc ?? ''),
    paragraph(priceOf(course)),
    ...(groups.length === 0 ? [] : [heading(2, messages.classes()), ...groups.map(groupText)]),
    ...(bios.length === 0 ? [] : [heading(2, messages.whoTeaches()), ...bios]),
  ].join('\n');
}

function priceOf({ priceMinor, currency }: Course): string {
  if (!priceMinor || currency === null) return messages.free();
  const digits = minorDigits(currency);
  return `${currency} ${(priceMinor / 10 ** digits).toFixed(digits)}`;
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

const groupText = (group: CoursePageModel['groups'][number]): string =>
  paragraph(
    messages.classFrom({
      start: dayOf(group.sessionStartDateTime),
      end: dayOf(group.sessionEndDateTime),
      lessons: String(group.lessonsCnt),
      minutes: String(group.lessonMinutes),
    }),
  );
