import {
  type CreateLiveCourseInput,
  createLiveCourseSchema,
  type GroupsOfCourseInput,
  groupsOfCourseSchema,
  type GroupsOfCoursePage,
  liveCourseErrors,
  type LiveCourseIdInput,
  liveCourseIdSchema,
  type StaffLiveCourse,
  type UpdateLiveCourseInput,
  updateLiveCourseSchema,
} from '@lyceum/contracts/live-course';
import {
  type Actor,
  assertCan,
  cutPage,
  decodeCursor,
  DomainError,
  parseInput,
  PreparedQueries,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import {
  createCourseStatement,
  groupsOfCourseQuery,
  lockCourseStatement,
  type StaffCourseRow,
  staffCourseQuery,
  updateCourseStatement,
} from './staff-course.statements';

/** Classes of a page of a course's. */
const groupsAtOnce = 25;

/** Live courses as staff look after them; every change leaves its audit row. */
@Injectable()
export class StaffCourseService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError LIVE_COURSE_COURSE_NOT_FOUND */
  async get(actor: Actor, input: LiveCourseIdInput): Promise<StaffLiveCourse> {
    assertCan(actor, 'liveCourse.oversee');
    const [row] = await this.queries.rows(staffCourseQuery, parseInput(liveCourseIdSchema, input));
    if (!row) throw new DomainError(liveCourseErrors.COURSE_NOT_FOUND);
    return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
  }

  /** A page of a course's classes; empty for a course that is not there. */
  async groups(actor: Actor, input: GroupsOfCourseInput): Promise<GroupsOfCoursePage> {
    assertCan(actor, 'liveCourse.oversee');
    const { courseId, cursor } = parseInput(groupsOfCourseSchema, input);
    const [afterStart, afterId] = cursor ? decodeCursor(cursor) : [null, null];
    const values = { courseId, afterStart, afterId, limit: groupsAtOnce + 1 };
    const rows = await this.queries.rows(groupsOfCourseQuery, values);
    const page = cutPage(rows, groupsAtOnce, ({ keyset, id }) => [keyset, id]);
    return {
      nextCursor: page.nextCursor,
      rows: page.rows.map(({ keyset: _, startsAt, endsAt, ...row }) => ({
        ...row,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
    };
  }

  /** Makes a course, with no classes yet. @returns its id @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_COURSE_THERE */
  async create(actor: Actor, input: CreateLiveCourseInput): Promise<LiveCourseIdInput> {
    assertCan(actor, 'liveCourse.oversee');
    const course = parseInput(createLiveCourseSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const [made] = await transaction.rows(createCourseStatement, course);
      if (!made) {
        const issues = [{ path: 'tag', message: liveCourseErrors.COURSE_THERE.message }];
        throw new DomainError(liveCourseErrors.COURSE_THERE, { issues });
      }
      transaction.audit({
        actorId: actor.userId,
        action: 'liveCourse.create',
        targetType: 'liveCourse',
        targetId: made.id,
        before: null,
        after: course,
      });
      return { courseId: made.id };
    });
  }

  /**
   * Writes a course anew; its code stays.
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_COURSE_NOT_FOUND, LIVE_COURSE_COURSE_CHANGED
   */
  async update(actor: Actor, input: UpdateLiveCourseInput): Promise<void> {
    assertCan(actor, 'liveCourse.oversee');
    const { courseId, revision, ...wanted } = parseInput(updateLiveCourseSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [present] = await transaction.rows(lockCourseStatement, { courseId });
      if (!present) throw new DomainError(liveCourseErrors.COURSE_NOT_FOUND);
      if (present.revision !== revision) throw new DomainError(liveCourseErrors.COURSE_CHANGED);
      await transaction.count(updateCourseStatement, { courseId, ...wanted });
      transaction.audit({
        actorId: actor.userId,
        action: 'liveCourse.update',
        targetType: 'liveCourse',
        targetId: courseId,
        before: writtenOf(present),
        after: wanted,
      });
    });
  }
}

/** What staff write of a course, as it is. */
function writtenOf(row: StaffCourseRow): Omit<UpdateLiveCourseInput, 'courseId' | 'revision'> {
  const { name, type, subtitle, description, bannerUrl, thumbnailUrl, priceMinor, currency, isPublished } =
    row;
  return { name, type, subtitle, description, bannerUrl, thumbnailUrl, priceMinor, currency, isPublished };
}
