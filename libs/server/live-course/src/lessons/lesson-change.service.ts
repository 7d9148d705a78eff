import {
  type CancelLessonInput,
  cancelLessonSchema,
  type LessonChange,
  liveCourseErrors,
  type MoveLessonInput,
  moveLessonSchema,
  type RestoreLessonInput,
  restoreLessonSchema,
  type SetLessonMeetingInput,
  setLessonMeetingSchema,
} from '@lyceum/contracts/live-course';
import {
  type Actor,
  assertCan,
  can,
  DomainError,
  Marked,
  parseInput,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HousesLessons, type LessonHouse } from '../meetings/lesson-house.port';
import { auditByStaff, auditGroup } from '../audit-group';
import { LessonChanged } from '../live-course.events';
import {
  cancelLessonsStatement,
  type ChangedLesson,
  lessonChangePlaceQuery,
  lessonGroupLock,
  lessonRoomLock,
  type LessonPlace,
  moveLessonsStatement,
  overlappingQuery,
  restoreLessonStatement,
  setMeetingStatement,
} from './lesson-change.statements';

/** When lessons are, as their teachers say; everybody in the class is told. */
@Injectable()
export class LessonChangeService implements OnModuleInit {
  private houses: LessonHouse[] = [];

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly marked: Marked,
  ) {}

  onModuleInit(): void {
    this.houses = this.marked.all(HousesLessons);
  }

  /**
   * Gives a lesson another time; with FOLLOWING those after it move by as much on the clock of the class, so that 9:00 stays
   * 9:00 when its summer time ends. All of it or nothing. @returns the lessons as they are now
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_LESSON_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS, LIVE_COURSE_LESSON_CHANGED,
   * LIVE_COURSE_LESSON_OVER, LIVE_COURSE_LESSON_CANCELED, LIVE_COURSE_LESSON_IN_PAST, LIVE_COURSE_LESSONS_OVERLAP
   */
  async move(actor: Actor, input: MoveLessonInput): Promise<ChangedLesson[]> {
    assertCan(actor, 'liveCourse.write');
    const { lessonId, sequence, scope, startDateTime, endDateTime } = parseInput(moveLessonSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const place = await placeToChange(transaction, actor, { lessonId, sequence });
      if (place.status === 'CANCELED') throw new DomainError(liveCourseErrors.LESSON_CANCELED);
      if (startDateTime.getTime() <= Date.now()) throw new DomainError(liveCourseErrors.LESSON_IN_PAST);
      const moved = await transaction.rows(moveLessonsStatement, {
        ...editOf(lessonId, place, scope === 'FOLLOWING'),
        startDateTime,
        endDateTime,
      });
      await assertApart(transaction, moved);
      auditByStaff(transaction, actor, place.groupId, {
        action: 'liveGroup.moveLesson',
        before: { startDateTime: place.startsAt },
        after: { lessonId, scope, startDateTime, endDateTime },
      });
      return tell(transaction, actor, place, { lessonId, change: 'MOVED', lessons: moved });
    });
  }

  /**
   * Cancels a lesson, or it and those after it. @returns the lessons as they are now
   * @throws DomainError LIVE_COURSE_LESSON_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS, LIVE_COURSE_LESSON_CHANGED, LIVE_COURSE_LESSON_OVER,
   * LIVE_COURSE_LESSON_CANCELED
   */
  async cancel(actor: Actor, input: CancelLessonInput): Promise<ChangedLesson[]> {
    assertCan(actor, 'liveCourse.write');
    const { lessonId, sequence, scope } = parseInput(cancelLessonSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const place = await placeToChange(transaction, actor, { lessonId, sequence });
      if (place.status === 'CANCELED') throw new DomainError(liveCourseErrors.LESSON_CANCELED);
      const edit = editOf(lessonId, place, scope === 'FOLLOWING');
      const lessons = await transaction.rows(cancelLessonsStatement, edit);
      auditByStaff(transaction, actor, place.groupId, {
        action: 'liveGroup.cancelLesson',
        after: { lessonId, scope },
      });
      return tell(transaction, actor, place, { lessonId, change: 'CANCELED', lessons });
    });
  }

  /**
   * Says where a lesson is held, or it and those after it. The class is told where that is another host; the log has hosts alone, for a link
   * lets people in. @returns the lessons as they are now
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_CHAT_OF_OTHERS, LIVE_COURSE_MEETING_OF_OTHERS, and as `cancel`
   */
  async setMeeting(actor: Actor, input: SetLessonMeetingInput): Promise<ChangedLesson[]> {
    assertCan(actor, 'liveCourse.write');
    const { lessonId, sequence, scope, meetingLink } = parseInput(setLessonMeetingSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const place = await placeToChange(transaction, actor, { lessonId, sequence });
      if (place.status === 'CANCELED') throw new DomainError(liveCourseErrors.LESSON_CANCELED);
      const link = meetingLink === '' ? '' : new URL(meetingLink).href;
      await this.assertTheirs(transaction, actor, link);
      const edit = editOf(lessonId, place, scope === 'FOLLOWING');
      const by = { userId: actor.userId, oversees: can(actor, 'liveCourse.oversee') };
      const lessons = await transaction.rows(setMeetingStatement, { ...edit, ...by, meetingLink: link });
      if (lessons.length === 0) throw new DomainError(liveCourseErrors.MEETING_OF_OTHERS);
      const host = hostOf(link);
      const before = lessons.find(({ id }) => id === lessonId)?.linkBefore ?? null;
      auditGroup(transaction, actor, place.groupId, {
        action: 'liveGroup.setMeeting',
        before: { host: hostOf(before) },
        after: { lessonId, scope, host },
      });
      const isElsewhere = host !== null && lessons.some(({ linkBefore }) => hostOf(linkBefore) !== host);
      if (!isElsewhere) return bySoonest(lessons);
      return tell(transaction, actor, place, { lessonId, change: 'PLACE', lessons, host });
    });
  }

  /** Holds the room, which no other class is to have meanwhile. @throws DomainError LIVE_COURSE_CHAT_OF_OTHERS */
  private async assertTheirs(transaction: Transaction, actor: Actor, link: string): Promise<void> {
    await transaction.count(lessonRoomLock, { meetingLink: link });
    if (can(actor, 'liveCourse.oversee')) return;
    for (const house of this.houses)
      if (await house.refuses(transaction, link, actor.userId))
        throw new DomainError(liveCourseErrors.CHAT_OF_OTHERS);
  }

  /**
   * Lets a canceled lesson take place after all, at its time. @returns it as it is now
   * @throws DomainError LIVE_COURSE_LESSON_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS, LIVE_COURSE_LESSON_CHANGED, LIVE_COURSE_LESSON_OVER,
   * LIVE_COURSE_LESSON_NOT_CANCELED, LIVE_COURSE_LESSONS_OVERLAP
   */
  async restore(actor: Actor, input: RestoreLessonInput): Promise<ChangedLesson[]> {
    assertCan(actor, 'liveCourse.write');
    const { lessonId, sequence } = parseInput(restoreLessonSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const place = await placeToChange(transaction, actor, { lessonId, sequence });
      if (place.status !== 'CANCELED') throw new DomainError(liveCourseErrors.LESSON_NOT_CANCELED);
      const lessons = await transaction.rows(restoreLessonStatement, { lessonId });
      await assertApart(transaction, lessons);
      auditByStaff(transaction, actor, place.groupId, {
        action: 'liveGroup.restoreLesson',
        after: { lessonId },
      });
      return tell(transaction, actor, place, { lessonId, change: 'RESTORED', lessons });
    });
  }
}

/**
 * The lesson as it is, locked with its class, to who leads that and has seen it as it is.
 * @throws DomainError LIVE_COURSE_LESSON_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS, LIVE_COURSE_LESSON_CHANGED, LIVE_COURSE_LESSON_OVER
 */
export async function placeToChange(
  transaction: Transaction,
  actor: Actor,
  { lessonId, sequence }: { readonly lessonId: string; readonly sequence: number },
): Promise<LessonPlace> {
  await transaction.count(lessonGroupLock, { lessonId });
  const [place] = await transaction.rows(lessonChangePlaceQuery, {
    lessonId,
    userId: actor.userId,
    oversees: can(actor, 'liveCourse.oversee'),
  });
  if (!place) throw new DomainError(liveCourseErrors.LESSON_NOT_FOUND);
  if (!place.leads) throw new DomainError(liveCourseErrors.ONLY_TEACHERS);
  if (place.sequence !== sequence) throw new DomainError(liveCourseErrors.LESSON_CHANGED);
  if (place.isOver) throw new DomainError(liveCourseErrors.LESSON_OVER);
  return place;
}

const bySoonest = (lessons: readonly ChangedLesson[]): ChangedLesson[] =>
  lessons.toSorted((one, other) => one.startDateTime.getTime() - other.startDateTime.getTime());

const hostOf = (link: string | null): string | null => URL.parse(link ?? '')?.host ?? null;

const editOf = (lessonId: string, { groupId, startsAt }: LessonPlace, follows: boolean) => ({
  lessonId,
  groupId,
  startsAt,
  follows,
});

/** @throws DomainError LIVE_COURSE_LESSONS_OVERLAP where another lesson of the class is at the same time */
async function assertApart(transaction: Transaction, lessons: readonly ChangedLesson[]): Promise<void> {
  const ids = lessons.map(({ id }) => id);
  const [other] = await transaction.rows(overlappingQuery, { ids });
  if (other) throw new DomainError(liveCourseErrors.LESSONS_OVERLAP);
}

interface Told {
  readonly lessonId: string;
  readonly change: LessonChange;
  readonly lessons: readonly ChangedLesson[];
  readonly substituteId?: string | null;
  readonly host?: string;
}

/** Raises what has become of a lesson. @returns the changed lessons, the soonest first */
export function tell(
  transaction: Transaction,
  { userId }: Actor,
  place: LessonPlace,
  { lessonId, change, lessons, host, substituteId = place.substituteId }: Told,
): ChangedLesson[] {
  const sorted = bySoonest(lessons);
  const lesson = sorted.find(({ id }) => id === lessonId);
  if (!lesson) throw new DomainError(liveCourseErrors.LESSON_NOT_FOUND);
  transaction.raise(LessonChanged, {
    lessonId,
    groupId: place.groupId,
    by: userId,
    change,
    sequence: lesson.sequence,
    more: lessons.length - 1,
    was: lesson.was.toISOString(),
    at: lesson.startDateTime.toISOString(),
    substituteId,
    formerId: place.substituteId,
    host,
  });
  return sorted;
}
