import {
  createLiveCourseSchema,
  type LiveCourseType,
  type StaffLiveCourse,
  updateLiveCourseSchema,
} from '@lyceum/contracts/live-course';
import { type Currency, majorText, minorOf } from '@lyceum/contracts/payments';
import { z } from 'zod';

/** What stands in the fields of a course's form: texts, and the price in major units ('49.90'). */
export interface CourseValues extends Record<string, string | boolean> {
  readonly tag: string;
  readonly name: string;
  readonly type: string;
  readonly subtitle: string;
  readonly description: string;
  readonly bannerUrl: string;
  readonly thumbnailUrl: string;
  readonly priceMinor: string;
  readonly currency: string;
  readonly isPublished: boolean;
}

export const freshCourse: CourseValues = {
  tag: '',
  name: '',
  type: 'STANDARD',
  subtitle: '',
  description: '',
  bannerUrl: '',
  thumbnailUrl: '',
  priceMinor: '',
  currency: 'USD',
  isPublished: false,
};

/** A stored course as the form shows it. */
export function valuesOfCourse(course: StaffLiveCourse): CourseValues {
  const { tag, name, type, subtitle, description, bannerUrl, thumbnailUrl, isPublished } = course;
  const currency = course.currency ?? 'USD';
  const priceMinor = course.priceMinor ? majorText(course.priceMinor, currency) : '';
  return {
    tag,
    name,
    type,
    subtitle,
    description,
    bannerUrl,
    thumbnailUrl,
    priceMinor,
    currency,
    isPublished,
  };
}

/** The path of a file of ours, of which the page of files copies the whole address. */
const pathOf = (address: string): string => {
  const typed = address.trim();
  return typed.startsWith(`${window.location.origin}/`) ? typed.slice(window.location.origin.length) : typed;
};

function sentOf(values: CourseValues) {
  const isFree = values.priceMinor.trim() === '';
  return {
    ...values,
    type: values.type as LiveCourseType,
    bannerUrl: pathOf(values.bannerUrl),
    thumbnailUrl: pathOf(values.thumbnailUrl),
    priceMinor: isFree ? null : minorOf(values.priceMinor, values.currency),
    currency: isFree ? null : (values.currency as Currency),
  };
}

/** The contract's rules, said of the fields of the form. */
export const newCourseFormSchema = z.custom<CourseValues>().transform(sentOf).pipe(createLiveCourseSchema);

/** The same of a course that is there. */
export const courseFormSchema = ({ id: courseId, revision }: StaffLiveCourse) =>
  z
    .custom<CourseValues>()
    .transform((values) => {
      const { tag: _, ...sent } = sentOf(values);
      return { ...sent, courseId, revision };
    })
    .pipe(updateLiveCourseSchema);
