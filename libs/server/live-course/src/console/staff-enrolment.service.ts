import {
  type EnrolByEmailInput,
  enrolByEmailSchema,
  type EnrolmentAnswer,
  type EnrolmentRow,
  liveCourseErrors,
  liveCourseLimits,
} from '@lyceum/contracts/live-course';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  PreparedQueries,
  readEmailLines,
  statement,
  type StatementRunner,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { enrol } from '../enrolment/enrol';
import {
  type EnrolledPerson,
  peopleOfEmailsQuery,
  previewEnrolmentQuery,
} from '../enrolment/enrolment.statements';
import { auditGroup } from '../audit-group';

const groupQuery = statement<{ seats: number | null; isOver: boolean }>(
  'live-course.group-to-enrol-in',
  'SELECT seats, session_ends_at <= now() AS "isOver" FROM live_course_groups WHERE id = $groupId',
);

/** Longest piece of a line that is shown, in characters. */
const shownLength = 120;

/** Students whom staff enrol by their e-mails, pasted or from a CSV file: first what would become of each, then all at once. */
@Injectable()
export class StaffEnrolmentService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * What would become of each line; nothing is kept.
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_TOO_MANY_AT_ONCE, LIVE_COURSE_NO_SUCH_GROUP, LIVE_COURSE_GROUP_OVER
   */
  async preview(actor: Actor, input: EnrolByEmailInput): Promise<EnrolmentAnswer> {
    assertCan(actor, 'liveCourse.oversee');
    const { groupId, text } = parseInput(enrolByEmailSchema, input);
    const list = await listOf(this.queries, text);
    const seats = await seatsOf(this.queries, groupId);
    const values = { groupId, userIds: list.userIds, mayEnter: true, byStaff: true };
    return { seats, rows: rowsOf(list, await this.queries.rows(previewEnrolmentQuery, values)) };
  }

  /** Enrols whoever can be, in the order of the lines, in one transaction; lines of nobody hinder none. @throws the same */
  async enrol(actor: Actor, input: EnrolByEmailInput): Promise<EnrolmentAnswer> {
    assertCan(actor, 'liveCourse.oversee');
    const { groupId, text } = parseInput(enrolByEmailSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const list = await listOf(transaction, text);
      const order = { groupId, userIds: list.userIds, by: actor.userId, mayEnter: true, byStaff: true };
      const enrolled = await enrol(transaction, order);
      const those = (wanted: string) =>
        enrolled.flatMap(({ userId, outcome }) => (outcome === wanted ? [userId] : []));
      auditGroup(transaction, actor, groupId, {
        action: 'liveGroup.enrol',
        after: { lines: list.pieces.length, enrolled: those('ENROLLED'), waiting: those('WAITING') },
      });
      return { seats: await seatsOf(transaction, groupId), rows: rowsOf(list, enrolled) };
    });
  }
}

interface KnownPerson {
  readonly userId: string;
  readonly name: string | null;
}

interface EmailList {
  readonly pieces: ReturnType<typeof readEmailLines>;
  readonly people: ReadonlyMap<string, KnownPerson>;
  /** In the order of their lines. */
  readonly userIds: string[];
}

/** @throws DomainError LIVE_COURSE_TOO_MANY_AT_ONCE */
async function listOf(runner: StatementRunner, text: string): Promise<EmailList> {
  const pieces = readEmailLines(text);
  const maximum = liveCourseLimits.enrolledAtOnce;
  if (pieces.length > maximum)
    throw new DomainError(liveCourseErrors.TOO_MANY_AT_ONCE, { parameters: { maximum } });
  const emails = [...new Set(pieces.flatMap(({ email }) => email ?? []))];
  const rows = await runner.rows(peopleOfEmailsQuery, { emails });
  const people = new Map(rows.map((row) => [row.email, row]));
  return { pieces, people, userIds: emails.flatMap((email) => people.get(email)?.userId ?? []) };
}

/** @throws DomainError LIVE_COURSE_NO_SUCH_GROUP, LIVE_COURSE_GROUP_OVER */
async function seatsOf(runner: StatementRunner, groupId: string): Promise<number | null> {
  const [group] = await runner.rows(groupQuery, { groupId });
  if (!group) throw new DomainError(liveCourseErrors.NO_SUCH_GROUP);
  if (group.isOver) throw new DomainError(liveCourseErrors.GROUP_OVER);
  return group.seats;
}

/** Each line with what becomes of it. Of whom is not to be in a class, their name is not told either. */
function rowsOf({ pieces, people }: EmailList, outcomes: readonly EnrolledPerson[]): EnrolmentRow[] {
  const outcomeOf = new Map(outcomes.map(({ userId, outcome }) => [userId, outcome]));
  const seen = new Set<string>();
  return pieces.map(({ line, text, email }): EnrolmentRow => {
    const row = { line, text: text.slice(0, shownLength), name: null };
    if (email === null) return { ...row, result: 'NO_EMAIL' };
    if (seen.has(email)) return { ...row, result: 'DOUBLED' };
    seen.add(email);
    const person = people.get(email);
    const outcome = person && outcomeOf.get(person.userId);
    if (!person || !outcome) return { ...row, result: 'UNKNOWN' };
    return { ...row, name: outcome === 'NOT_NOW' ? null : person.name, result: outcome };
  });
}
