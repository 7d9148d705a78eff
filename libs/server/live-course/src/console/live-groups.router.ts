import {
  askingIdSchema,
  askingIdsSchema,
  cancelLessonSchema,
  createLiveGroupSchema,
  enrolByEmailSchema,
  enrolmentAnswerSchema,
  enterInGroupSchema,
  instructorsAnswerSchema,
  letInAnswerSchema,
  liveAskingTable,
  liveGroupIdSchema,
  liveGroupPeopleTable,
  liveGroupsTable,
  liveGroupWaitingTable,
  liveMemberIdSchema,
  matchedReportsSchema,
  matchReportsSchema,
  movedStudentSchema,
  moveStudentSchema,
  plannedLessonSchema,
  previewSeriesSchema,
  refuseAskingSchema,
  restoreLessonSchema,
  savedReportsSchema,
  saveInstructorSchema,
  saveReportsSchema,
  staffGroupSchema,
  takeOffListSchema,
  updateLiveGroupSchema,
} from '@lyceum/contracts/live-course';
import { bulkResultSchema, consoleCalls } from '@lyceum/contracts/ops';
import {
  createOpsRouter,
  historyProcedure,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';
import { z } from 'zod';
import { LessonChangeService } from '../lessons/lesson-change.service';
import { LessonSeriesService } from '../lessons/series/lesson-series.service';
import { AskingService } from './asking.service';
import { RosterService } from './roster.service';
import { StaffEnrolmentService } from './staff-enrolment.service';
import { StaffReportService } from './staff-report.service';
import { StaffGroupService } from './staff-group.service';

/** The console's calls about classes of live courses (checklist line 233). */
export function createLiveGroupsRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const groups = get(StaffGroupService);
  return createOpsRouter({
    list: tableProcedure(liveGroupsTable, tables),
    people: tableProcedure(liveGroupPeopleTable, tables),
    asking: tableProcedure(liveAskingTable, tables),
    waiting: tableProcedure(liveGroupWaitingTable, tables),
    history: historyProcedure(tables, {
      targetType: 'liveGroup',
      requires: 'liveCourse.oversee',
      get: (actor, groupId) => groups.get(actor, { groupId }),
    }),
    ...groupCalls(get),
    ...lessonCalls(get),
    ...rosterCalls(get),
    ...askingCalls(get),
    ...reportCalls(get),
  });
}

const oversee = requires('liveCourse.oversee');

/** What tells which e-mails are accounts is counted as a search. */
const search = requires('liveCourse.oversee', consoleCalls.searches);

function groupCalls(get: ServiceFinder) {
  const groups = get(StaffGroupService);
  return {
    get: oversee.query(liveGroupIdSchema, staffGroupSchema, (actor, input) => groups.get(actor, input)),
    instructors: oversee.inputlessQuery(instructorsAnswerSchema, (actor) => groups.instructors(actor)),
    create: oversee.mutation(createLiveGroupSchema, liveGroupIdSchema, (actor, input) =>
      groups.create(actor, input),
    ),
    update: oversee.mutation(updateLiveGroupSchema, z.void(), (actor, input) => groups.update(actor, input)),
    saveInstructor: oversee.mutation(saveInstructorSchema, z.void(), (actor, input) =>
      groups.saveInstructor(actor, input),
    ),
  };
}

function lessonCalls(get: ServiceFinder) {
  const series = get(LessonSeriesService);
  const lessons = get(LessonChangeService);
  return {
    preview: oversee.query(previewSeriesSchema, z.array(plannedLessonSchema), (actor, input) =>
      series.preview(actor, input),
    ),
    cancelLesson: oversee.mutation(cancelLessonSchema, z.void(), async (actor, input) => {
      await lessons.cancel(actor, input);
    }),
    restoreLesson: oversee.mutation(restoreLessonSchema, z.void(), async (actor, input) => {
      await lessons.restore(actor, input);
    }),
  };
}

function rosterCalls(get: ServiceFinder) {
  const roster = get(RosterService);
  const enrolment = get(StaffEnrolmentService);
  return {
    enter: oversee.mutation(enterInGroupSchema, z.void(), (actor, input) => roster.enter(actor, input)),
    takeAway: oversee.mutation(liveMemberIdSchema, z.void(), (actor, input) => roster.takeAway(actor, input)),
    takeOffList: oversee.mutation(takeOffListSchema, z.void(), (actor, input) =>
      roster.takeOffList(actor, input),
    ),
    move: oversee.mutation(moveStudentSchema, movedStudentSchema, (actor, input) =>
      roster.move(actor, input),
    ),
    previewEnrolment: search.query(enrolByEmailSchema, enrolmentAnswerSchema, (actor, input) =>
      enrolment.preview(actor, input),
    ),
    enrol: oversee.mutation(enrolByEmailSchema, enrolmentAnswerSchema, (actor, input) =>
      enrolment.enrol(actor, input),
    ),
  };
}

function askingCalls(get: ServiceFinder) {
  const asking = get(AskingService);
  return {
    letIn: oversee.mutation(askingIdSchema, letInAnswerSchema, (actor, input) => asking.letIn(actor, input)),
    letInMany: oversee.mutation(askingIdsSchema, z.array(bulkResultSchema), (actor, input) =>
      asking.letInMany(actor, input),
    ),
    refuse: oversee.mutation(refuseAskingSchema, z.void(), (actor, input) => asking.refuse(actor, input)),
  };
}

function reportCalls(get: ServiceFinder) {
  const reports = get(StaffReportService);
  return {
    matchReports: search.query(matchReportsSchema, matchedReportsSchema, (actor, input) =>
      reports.match(actor, input),
    ),
    saveReports: oversee.mutation(saveReportsSchema, savedReportsSchema, (actor, input) =>
      reports.save(actor, input),
    ),
  };
}
