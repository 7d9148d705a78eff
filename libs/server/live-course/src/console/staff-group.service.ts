import {
  type CreateLiveGroupInput,
  createLiveGroupSchema,
  type Instructor,
  liveCourseErrors,
  type LiveGroupIdInput,
  liveGroupIdSchema,
  type SaveInstructorInput,
  saveInstructorSchema,
  type StaffGroup,
  type UpdateLiveGroupInput,
  updateLiveGroupSchema,
} from '@lyceum/contracts/live-course';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { holdGroup, promote } from '../enrolment/enrol';
import { fillGroup, planOf } from '../lessons/series/lesson-series.service';
import { auditGroup } from '../audit-group';
import {
  createGroupStatement,
  instructorQuery,
  instructorsQuery,
  isInstructorQuery,
  saveInstructorStatement,
  staffGroupQuery,
  staffLessonsQuery,
  updateGroupStatement,
  writtenGroupQuery,
} from './staff-group.statements';

/** Classes of live courses as staff make and look after them; every change leaves its audit row. */
@Injectable()
export class StaffGroupService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError LIVE_COURSE_NO_SUCH_GROUP */
  async get(actor: Actor, input: LiveGroupIdInput): Promise<StaffGroup> {
    assertCan(actor, 'liveCourse.oversee');
    const values = parseInput(liveGroupIdSchema, input);
    const [[row], lessons] = await Promise.all([
      this.queries.rows(staffGroupQuery, values),
      this.queries.rows(staffLessonsQuery, values),
    ]);
    if (!row) throw new DomainError(liveCourseErrors.NO_SUCH_GROUP);
    return { ...withTimes(row), lessons: lessons.map(withTimes) };
  }

  /** Everybody whom classes can name as their instructor. */
  async instructors(actor: Actor): Promise<Instructor[]> {
    assertCan(actor, 'liveCourse.oversee');
    return this.queries.rows(instructorsQuery, {});
  }

  /**
   * Makes a class with its lessons, or nothing. @returns its id
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_COURSE_NOT_FOUND, LIVE_COURSE_GROUP_OF_COURSE, LIVE_COURSE_GROUP_THERE,
   * LIVE_COURSE_NO_LESSONS, LIVE_COURSE_INSTRUCTOR_NOT_FOUND
   */
  async create(actor: Actor, input: CreateLiveGroupInput): Promise<LiveGroupIdInput> {
    assertCan(actor, 'liveCourse.oversee');
    const group = parseInput(createLiveGroupSchema, input);
    const { groupTag, timeZone, seats, takesEnrolments, instructorTag } = group;
    return this.unitOfWork.run(async (transaction) => {
      const { plan, courseTag } = await planOf(transaction, group);
      assertOfCourse(groupTag, courseTag);
      await assertInstructor(transaction, instructorTag);
      const session = { firstDay: plan.days.at(0) ?? null, lastDay: plan.days.at(-1) ?? null };
      const values = { groupTag, timeZone, seats, takesEnrolments, instructorTag, ...session };
      const [made] = await transaction.rows(createGroupStatement, values);
      if (!made) throw refusedTag(liveCourseErrors.GROUP_THERE.message, liveCourseErrors.GROUP_THERE);
      await fillGroup(transaction, made.id, plan);
      const { courseId: _, ...said } = group;
      auditGroup(transaction, actor, made.id, {
        action: 'liveGroup.create',
        after: { ...said, lessons: plan.days.length },
      });
      return { groupId: made.id };
    });
  }

  /**
   * Changes seats, the session and the instructor; seats that are new go to who waits.
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_NO_SUCH_GROUP, LIVE_COURSE_GROUP_CHANGED, LIVE_COURSE_INSTRUCTOR_NOT_FOUND
   */
  async update(actor: Actor, input: UpdateLiveGroupInput): Promise<void> {
    assertCan(actor, 'liveCourse.oversee');
    const { groupId, revision, ...wanted } = parseInput(updateLiveGroupSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      await holdGroup(transaction, groupId);
      const [present] = await transaction.rows(writtenGroupQuery, { groupId });
      if (present?.revision !== revision) throw new DomainError(liveCourseErrors.GROUP_CHANGED);
      await assertInstructor(transaction, wanted.instructorTag);
      const { revision: _, ...before } = present;
      const keeps = {
        keepsStart: before.firstDay === wanted.firstDay,
        keepsEnd: before.lastDay === wanted.lastDay,
      };
      await transaction.count(updateGroupStatement, { groupId, ...wanted, ...keeps });
      const { isOver } = await holdGroup(transaction, groupId);
      if (!isOver) await promote(transaction, groupId);
      auditGroup(transaction, actor, groupId, { action: 'liveGroup.update', before, after: wanted });
    });
  }

  /** Writes what is said of an instructor, and that they are this class's. @throws DomainError LIVE_COURSE_NO_SUCH_GROUP */
  async saveInstructor(actor: Actor, input: SaveInstructorInput): Promise<void> {
    assertCan(actor, 'liveCourse.oversee');
    const { groupId, ...instructor } = parseInput(saveInstructorSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [before] = await transaction.rows(instructorQuery, { tag: instructor.tag });
      const count = await transaction.count(saveInstructorStatement, { groupId, ...instructor });
      if (count === 0) throw new DomainError(liveCourseErrors.NO_SUCH_GROUP);
      const action = 'liveGroup.saveInstructor';
      auditGroup(transaction, actor, groupId, { action, ...(before && { before }), after: instructor });
    });
  }
}

interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const withTimes = <Row extends Times>(row: Row): Omit<Row, keyof Times> & Record<keyof Times, string> => ({
  ...row,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
});

const refusedTag = (message: string, error: ConstructorParameters<typeof DomainError>[0]): DomainError =>
  new DomainError(error, { issues: [{ path: 'groupTag', message }] });

/** @throws DomainError LIVE_COURSE_GROUP_OF_COURSE */
function assertOfCourse(groupTag: string, courseTag: string): void {
  const begins = `${courseTag}-`;
  if (groupTag.startsWith(begins)) return;
  const { GROUP_OF_COURSE } = liveCourseErrors;
  const issues = [{ path: 'groupTag', message: GROUP_OF_COURSE.message.replace('{begins}', begins) }];
  throw new DomainError(GROUP_OF_COURSE, { parameters: { begins }, issues });
}

/** @throws DomainError LIVE_COURSE_INSTRUCTOR_NOT_FOUND */
async function assertInstructor(transaction: Transaction, instructorTag: string | null): Promise<void> {
  if (instructorTag === null) return;
  const [found] = await transaction.rows(isInstructorQuery, { instructorTag });
  if (!found) throw new DomainError(liveCourseErrors.INSTRUCTOR_NOT_FOUND);
}
