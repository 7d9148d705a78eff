import { minorDigits } from '@lyceum/contracts/payments';
import type { CoursePageModel } from '@lyceum/live-course';

type OpenGroup = CoursePageModel['groups'][number];

/** What schema.org's vocabulary says of where a page is. */
export interface CourseAddress {
  readonly url: string;
  readonly picture: string | null;
  readonly provider: { readonly name: string; readonly url: string };
}

/** A course in the words of schema.org (Course, CourseInstance, Offer), as search engines read them. */
export function courseJsonLd(
  { course, teachers, groups }: CoursePageModel,
  { url, picture, provider }: CourseAddress,
): object {
  const { courseName, courseTag, courseSubtitle, desc } = course;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': url,
    url,
    name: courseName,
    courseCode: courseTag,
    description: desc ?? courseSubtitle ?? courseName,
    ...(picture === null ? {} : { image: [picture] }),
    provider: { '@type': 'Organization', ...provider },
    offers: [offerOf(course, groups)],
    hasCourseInstance: groups.map((group) => instanceOf(group, teachers)),
  };
}

function offerOf({ priceMinor, currency }: CoursePageModel['course'], groups: readonly OpenGroup[]): object {
  const isFree = !priceMinor || currency === null;
  const digits = minorDigits(currency ?? 'USD');
  const hasSeats = groups.some(({ seatsLeft }) => seatsLeft !== 0);
  return {
    '@type': 'Offer',
    category: isFree ? 'Free' : 'Paid',
    price: ((isFree ? 0 : priceMinor) / 10 ** digits).toFixed(digits),
    priceCurrency: currency ?? 'USD',
    availability: `https://schema.org/${hasSeats ? 'InStock' : 'SoldOut'}`,
  };
}

function instanceOf(group: OpenGroup, teachers: CoursePageModel['teachers']): object {
  const { seats, seatsLeft, lessonMinutes, instructor, sessionStartDateTime, sessionEndDateTime } = group;
  const known = teachers.filter(({ showName }) => showName === instructor);
  return {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    startDate: sessionStartDateTime.toISOString(),
    endDate: sessionEndDateTime.toISOString(),
    courseWorkload: `PT${String(lessonMinutes)}M`,
    ...(seats === null ? {} : { maximumAttendeeCapacity: seats, remainingAttendeeCapacity: seatsLeft }),
    ...(known.length === 0
      ? {}
      : { instructor: known.map(({ showName }) => ({ '@type': 'Person', name: showName })) }),
  };
}
