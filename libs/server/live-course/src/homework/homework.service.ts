import {
  type InLessonInput,
  inLessonSchema,
  liveCourseErrors,
  liveCourseLimits,
  type OfUserInGroupInput,
  ofUserInGroupSchema,
  type SubmitHomeworkFileInput,
  submitHomeworkFileSchema,
  type SubmitHomeworkInput,
  submitHomeworkSchema,
  type ViewHomeworkInput,
  viewHomeworkSchema,
} from '@lyceum/contracts/live-course';
import {
  type Actor,
  ActivityLog,
  assertCan,
  DomainError,
  parseInput,
  PreparedQueries,
  type StatementRunner,
  UnitOfWork,
} from '@lyceum/kernel';
import { OwnFilesService } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';
import { ownRoleQuery } from '../live-course.queries';
import { ReceiptService } from '../receipts/receipt.service';
import type { LessonHomeworkModel, StudentHomeworkModel } from './homework.model';
import {
  lessonSeatQuery,
  ofHomeworkQuery,
  ofLessonQuery,
  ofStudentQuery,
  type Submission,
  submitStatement,
  toStudentHomework,
  viewStatement,
} from './homework.queries';

type HandedInPlace = Omit<SubmitHomeworkInput, 'url'>;

/** A link, or a file of ours with its name and hash. */
interface Work {
  readonly link: string;
  readonly fileName: string | null;
  readonly sha256: string | null;
}

/** Homework: what students hand in, and who has looked at it. */
@Injectable()
export class HomeworkService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly activity: ActivityLog,
    private readonly receipts: ReceiptService,
    private readonly files: OwnFilesService,
  ) {}

  /**
   * All homework of a group with what the caller has of it, by when it is due; none to who is no student there.
   * @throws DomainError LIVE_COURSE_GROUP_NOT_FOUND to who is not in it
   */
  async own(actor: Actor, input: OfUserInGroupInput): Promise<StudentHomeworkModel[]> {
    assertCan(actor, 'liveCourse.read');
    const { groupTag } = parseInput(ofUserInGroupSchema, input);
    const [seat] = await this.queries.rows(ownRoleQuery, { groupTag, userId: actor.userId });
    if (!seat) throw new DomainError(liveCourseErrors.GROUP_NOT_FOUND);
    const values = { groupId: seat.groupId, studentId: actor.userId };
    return (await this.queries.rows(ofStudentQuery, values)).map(toStudentHomework);
  }

  /**
   * What all students of a lesson have of its homework, to who teaches them.
   * @throws DomainError LIVE_COURSE_LESSON_NOT_FOUND to who is not in the group, LIVE_COURSE_ONLY_TEACHERS
   */
  async ofLesson(actor: Actor, input: InLessonInput): Promise<LessonHomeworkModel[]> {
    assertCan(actor, 'liveCourse.read');
    const { lessonId } = parseInput(inLessonSchema, input);
    const [seat] = await this.queries.rows(lessonSeatQuery, { lessonId, userId: actor.userId });
    if (!seat) throw new DomainError(liveCourseErrors.LESSON_NOT_FOUND);
    if (!seat.teaches) throw new DomainError(liveCourseErrors.ONLY_TEACHERS);
    const rows = await this.queries.rows(ofLessonQuery, { lessonId });
    return rows.map((row) => ({ studentId: row.studentId, homework: toStudentHomework(row) }));
  }

  /**
   * Hands in the caller's link, late where that is taken (checklist lines 178, 179); the same link again changes nothing.
   * It is signed in the same transaction: there is a receipt of whatever was taken.
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_HOMEWORK_NOT_FOUND, LIVE_COURSE_ONLY_STUDENTS, LIVE_COURSE_NOT_OPEN_YET,
   * LIVE_COURSE_CLOSED, LIVE_COURSE_HANDED_IN
   */
  async submit(actor: Actor, input: SubmitHomeworkInput): Promise<StudentHomeworkModel> {
    assertCan(actor, 'liveCourse.write');
    const { url, ...place } = parseInput(submitHomeworkSchema, input);
    return this.handIn(actor, place, { link: url, fileName: null, sha256: null });
  }

  /**
   * The same of a file that the caller has uploaded for it.
   * @throws DomainError the same, and UPLOADS_NOT_A_FILE_OF_YOURS
   */
  async submitFile(actor: Actor, input: SubmitHomeworkFileInput): Promise<StudentHomeworkModel> {
    assertCan(actor, 'liveCourse.write');
    const { path, ...place } = parseInput(submitHomeworkFileSchema, input);
    const { name, sha256 } = await this.files.sent(actor, path, 'homework');
    return this.handIn(actor, place, { link: path, fileName: name, sha256 });
  }

  private async handIn(
    { userId }: Actor,
    { liveCourseHomeworkId: homeworkId, lessonId, userLiveCourseHomeworkId }: HandedInPlace,
    work: Work,
  ): Promise<StudentHomeworkModel> {
    return this.unitOfWork.run(async (transaction) => {
      const [submission] = await transaction.rows(submitStatement, {
        userId,
        homeworkId,
        lessonId,
        ownId: userLiveCourseHomeworkId ?? null,
        ...work,
        most: liveCourseLimits.submissions,
      });
      assertTaken(submission);
      await this.receipts.issue(transaction, { homeworkId, userId });
      // Another statement: it sees what a second click of the same moment has committed.
      const kept = await studentHomework(transaction, homeworkId, userId);
      if ((kept.submittedFile?.path ?? kept.submittedLink) !== work.link)
        throw new DomainError(liveCourseErrors.HANDED_IN);
      await this.activity.record(transaction, {
        userId,
        actionType: 'FILE_UPLOAD',
        feature: 'courses',
        details: { target: 'liveCourseHomework', targetId: homeworkId },
      });
      return kept;
    });
  }

  /**
   * Marks a student's work as looked at, by a teacher of theirs (checklist line 179); again changes nothing.
   * @throws DomainError LIVE_COURSE_HOMEWORK_NOT_FOUND, also where nothing is handed in, and to who does not teach there
   */
  async view(actor: Actor, input: ViewHomeworkInput): Promise<StudentHomeworkModel> {
    assertCan(actor, 'liveCourse.write');
    const { userLiveLessonHomeworkId } = parseInput(viewHomeworkSchema, input);
    const { userId } = actor;
    return this.unitOfWork.run(async (transaction) => {
      const values = { userId, studentHomeworkId: userLiveLessonHomeworkId };
      const [viewed] = await transaction.rows(viewStatement, values);
      if (!viewed) throw new DomainError(liveCourseErrors.HOMEWORK_NOT_FOUND);
      await this.activity.record(transaction, {
        userId,
        actionType: 'FILE_OPEN',
        feature: 'courses',
        details: { target: 'liveCourseHomework', targetId: viewed.homeworkId, targetUser: viewed.studentId },
      });
      return studentHomework(transaction, viewed.homeworkId, viewed.studentId);
    });
  }
}

/** @throws DomainError for a link that was not taken */
function assertTaken(submission: Submission | undefined): void {
  if (!submission) throw new DomainError(liveCourseErrors.HOMEWORK_NOT_FOUND);
  if (!submission.isStudent) throw new DomainError(liveCourseErrors.ONLY_STUDENTS);
  if (!submission.isOpen) throw new DomainError(liveCourseErrors.NOT_OPEN_YET);
  if (submission.isClosed) throw new DomainError(liveCourseErrors.CLOSED);
}

/** @throws DomainError LIVE_COURSE_HOMEWORK_NOT_FOUND */
async function studentHomework(
  runner: StatementRunner,
  homeworkId: string,
  studentId: string,
): Promise<StudentHomeworkModel> {
  const [row] = await runner.rows(ofHomeworkQuery, { homeworkId, studentId });
  if (!row) throw new DomainError(liveCourseErrors.HOMEWORK_NOT_FOUND);
  return toStudentHomework(row);
}
