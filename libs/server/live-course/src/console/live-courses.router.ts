import {
  createLiveCourseSchema,
  groupsOfCoursePageSchema,
  groupsOfCourseSchema,
  liveCourseIdSchema,
  liveCoursesTable,
  staffLiveCourseSchema,
  updateLiveCourseSchema,
} from '@lyceum/contracts/live-course';
import {
  createOpsRouter,
  historyProcedure,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';
import { z } from 'zod';
import { StaffCourseService } from './staff-course.service';

/** The console's calls about live courses (checklist line 233). */
export function createLiveCoursesRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const courses = get(StaffCourseService);
  const oversee = requires('liveCourse.oversee');
  return createOpsRouter({
    list: tableProcedure(liveCoursesTable, tables),
    get: oversee.query(liveCourseIdSchema, staffLiveCourseSchema, (actor, input) =>
      courses.get(actor, input),
    ),
    groups: oversee.query(groupsOfCourseSchema, groupsOfCoursePageSchema, (actor, input) =>
      courses.groups(actor, input),
    ),
    history: historyProcedure(tables, {
      targetType: 'liveCourse',
      requires: 'liveCourse.oversee',
      get: (actor, courseId) => courses.get(actor, { courseId }),
    }),
    create: oversee.mutation(createLiveCourseSchema, liveCourseIdSchema, (actor, input) =>
      courses.create(actor, input),
    ),
    update: oversee.mutation(updateLiveCourseSchema, z.void(), (actor, input) =>
      courses.update(actor, input),
    ),
  });
}
