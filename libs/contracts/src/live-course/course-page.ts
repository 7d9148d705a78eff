/** Where published courses are listed. */
export const courseListPath = '/live-courses';

const coursePath = '/live-course-p';

/** Where the public page of a course is (checklist line 185). */
export const coursePathOf = (courseTag: string): string => `${coursePath}/${courseTag}`;

/** The tag in the path of a public page, as it stands there; null of other paths. */
export function courseTagIn(path: string): string | null {
  const [, first = '', tag = '', ...more] = path.split('/');
  return `/${first}` === coursePath && tag !== '' && more.join('') === '' ? tag : null;
}
