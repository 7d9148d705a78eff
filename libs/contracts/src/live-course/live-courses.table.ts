import { defineTable } from '../ops/table';
import { lessonCounts, type LiveCourseType, liveCourseTypes } from './live-course.enums';

const typeNames: Readonly<Record<LiveCourseType, string>> = {
  SIXLESSON: 'Six lessons',
  TWELVELESSON: 'Twelve lessons',
  'NO-QUIZ': 'No quiz',
  STANDARD: 'Standard',
  FOURTEENLESSON: 'Fourteen lessons',
};

/** What a type of course is called, with how many lessons a group of it is made with (checklist line 187). */
export const liveCourseTypeLabels = Object.fromEntries(
  liveCourseTypes.map((type) => [type, `${typeNames[type]} (${String(lessonCounts[type])})`]),
) as Readonly<Record<LiveCourseType, string>>;

/** All live courses, in the console (checklist line 233). */
export const liveCoursesTable = defineTable({
  name: 'live-courses',
  title: 'Live courses',
  requires: 'liveCourse.oversee',
  searchLabel: 'Code or name',
  found: { label: 'name', detail: ['tag', 'type'], by: ['tag', 'name'] },
  columns: {
    tag: { label: 'Code', kind: 'text', isSortable: true },
    name: { label: 'Name', kind: 'text', isSortable: true, isFact: true },
    type: { label: 'Type', kind: 'choice', choices: liveCourseTypeLabels, isFilterable: true, isFact: true },
    groups: { label: 'Classes', kind: 'number', isFact: true },
    running: { label: 'Running now', kind: 'number' },
    isPublished: { label: 'Published', kind: 'flag', isFilterable: true },
    price: { label: 'Price', kind: 'money' },
    createdAt: { label: 'Made', kind: 'time', isSortable: true, isFilterable: true, isExtra: true },
  },
  sort: { by: 'tag', direction: 'asc' },
});
