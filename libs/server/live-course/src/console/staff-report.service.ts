import {
  liveCourseErrors,
  type MatchedReports,
  type MatchReportsInput,
  matchReportsSchema,
  type ReportOutcome,
  type SavedReports,
  type SaveReportsInput,
  saveReportsSchema,
} from '@lyceum/contracts/live-course';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { auditGroup } from '../audit-group';
import { matchReports } from '../reports/match-reports';
import { ReportKeeper } from '../reports/report-keeper';
import {
  courseOfGroupQuery,
  holdReportedStudentsStatement,
  type ReportedStudent,
  reportedStudentsQuery,
  saveReportsStatement,
} from '../reports/report.statements';

type Report = SaveReportsInput['reports'][number];

/** Reports of a class that staff send to its students: one, or many that the names of the files tell apart. */
@Injectable()
export class StaffReportService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly keeper: ReportKeeper,
  ) {}

  /** Whose report each file is by its name; nothing is sent or kept. @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_NO_SUCH_GROUP */
  async match(actor: Actor, input: MatchReportsInput): Promise<MatchedReports> {
    assertCan(actor, 'liveCourse.oversee');
    const { groupId, files } = parseInput(matchReportsSchema, input);
    const [group] = await this.queries.rows(courseOfGroupQuery, { groupId });
    if (!group) throw new DomainError(liveCourseErrors.NO_SUCH_GROUP);
    const students = await this.queries.rows(reportedStudentsQuery, { groupId });
    return {
      rows: matchReports(files, students),
      students: students.map(({ memberId, userId, name, reportUrl }) => ({
        memberId,
        userId,
        name,
        hasReport: reportUrl !== null,
      })),
    };
  }

  /**
   * Has each file be the report of its student, in one transaction; files of nobody hinder none. Students are told.
   * @returns what became of each file
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_NO_SUCH_GROUP, UPLOADS_NOT_A_FILE_OF_YOURS
   */
  async save(actor: Actor, input: SaveReportsInput): Promise<SavedReports> {
    assertCan(actor, 'liveCourse.oversee');
    const { groupId, reports } = parseInput(saveReportsSchema, input);
    for (const { path } of reports) await this.keeper.assertSent(actor, path);
    return this.unitOfWork.run(async (transaction) => {
      const [group] = await transaction.rows(courseOfGroupQuery, { groupId });
      if (!group) throw new DomainError(liveCourseErrors.NO_SUCH_GROUP);
      const students = await transaction.rows(holdReportedStudentsStatement, { groupId });
      const { rows, saved } = sorted(reports, new Map(students.map((one) => [one.memberId, one])));
      for (const { path, student } of saved)
        await this.keeper.handOver(transaction, actor, {
          memberId: student.memberId,
          userId: student.userId,
          former: student.reportUrl,
          path,
        });
      await transaction.count(saveReportsStatement, {
        memberIds: saved.map(({ student }) => student.memberId),
        paths: saved.map(({ path }) => path),
      });
      for (const { student } of saved)
        this.keeper.tell(transaction, { userId: student.userId, groupId, ...group });
      // Whose, not where they are: the log outlives the account.
      const studentIds = saved.map(({ student }) => student.userId);
      auditGroup(transaction, actor, groupId, { action: 'liveGroup.saveReports', after: { studentIds } });
      return { rows };
    });
  }
}

interface SavedReport {
  readonly path: string;
  readonly student: ReportedStudent;
}

/** What becomes of each file, and those that are kept; of two of one student the first. */
function sorted(reports: readonly Report[], students: ReadonlyMap<string, ReportedStudent>) {
  const saved = new Map<string, SavedReport>();
  const paths = new Set<string>();
  const rows = reports.map(({ file, path, memberId }) => {
    const student = students.get(memberId);
    const name = student?.name ?? null;
    const row = (outcome: ReportOutcome) => ({ file, name, outcome });
    if (!student) return row('NO_STUDENT');
    if (saved.has(memberId) || paths.has(path)) return row('DOUBLED');
    saved.set(memberId, { path, student });
    paths.add(path);
    return row(student.reportUrl === null ? 'SAVED' : 'REPLACED');
  });
  return { rows, saved: [...saved.values()] };
}
