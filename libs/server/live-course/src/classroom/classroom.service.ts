import {
  type InGroupInput,
  inGroupSchema,
  type LiveCourseRole,
  liveCourseErrors,
  type OfUserInput,
  ofUserSchema,
  type OfUserInGroupInput,
  ofUserInGroupSchema,
} from '@lyceum/contracts/live-course';
import {
  type Actor,
  ActivityLog,
  assertCan,
  can,
  DomainError,
  parseInput,
  PreparedQueries,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { ownRoleQuery } from '../live-course.queries';
import { RecordingService } from '../recordings/recording.service';
import type { BothRolesModel, GroupModel, ListedGroupModel } from './group.model';
import {
  documentsQuery,
  groupQuery,
  homeworksQuery,
  lessonsQuery,
  ownGroupsQuery,
  toNextLesson,
} from './group.queries';

/** Classrooms as those who are in them meet them. Of a group that somebody is not in they are told nothing. */
@Injectable()
export class ClassroomService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly activity: ActivityLog,
    private readonly recordings: RecordingService,
  ) {}

  /** The caller's groups (checklist line 173): those with a lesson to come first. */
  async ownGroups(actor: Actor, input: OfUserInput): Promise<ListedGroupModel[]> {
    assertCan(actor, 'liveCourse.read');
    parseInput(ofUserSchema, input);
    const rows = await this.queries.rows(ownGroupsQuery, { userId: actor.userId });
    return rows.map((row) => ({ ...row, nextLesson: toNextLesson(row) }));
  }

  /** The same, those they teach apart from those they learn in. */
  async bothRoles(actor: Actor, input: OfUserInput): Promise<BothRolesModel> {
    const groups = await this.ownGroups(actor, input);
    const isTaught = ({ role }: ListedGroupModel): boolean => role === 'TEACHER' || role === 'ASSISTANT';
    return { asTeacher: groups.filter(isTaught), asStudent: groups.filter((group) => !isTaught(group)) };
  }

  /**
   * A whole classroom, in four statements (checklist lines 174–177); it counts as opened in the activity log.
   * @throws DomainError LIVE_COURSE_GROUP_NOT_FOUND, also to who is not in it
   */
  async classroom(actor: Actor, input: InGroupInput): Promise<GroupModel> {
    assertCan(actor, 'liveCourse.read');
    const { groupTag } = parseInput(inGroupSchema, input);
    const { userId } = actor;
    const oversees = can(actor, 'liveCourse.oversee');
    const [row] = await this.queries.rows(groupQuery, { groupTag, userId, oversees });
    if (!row) throw new DomainError(liveCourseErrors.GROUP_NOT_FOUND);
    const { teaches, leads, ...group } = row;
    const groupId = group.id;
    const [lessons, documents, homeworks] = await Promise.all([
      this.queries.rows(lessonsQuery, { groupId, teaches, leads }),
      this.queries.rows(documentsQuery, { groupId }),
      this.queries.rows(homeworksQuery, { groupId }),
    ]);
    await this.activity.report({
      userId,
      actionType: 'COURSE_OPEN',
      feature: 'courses',
      details: { target: 'liveCourseGroup', targetId: groupId },
    });
    const isObserver = group.role === 'OBSERVER';
    const of = Map.groupBy(documents, ({ lessonId }) => lessonId);
    const due = Map.groupBy(homeworks, ({ lessonId }) => lessonId);
    return {
      ...group,
      documents: of.get(null) ?? [],
      lessons: lessons.map(({ recordings, ...lesson }) => ({
        ...lesson,
        meetingVideoRecordFileLinks: isObserver ? [] : this.recordings.linked(recordings),
        documents: of.get(lesson.id) ?? [],
        lessonHomeworks: due.get(lesson.id) ?? [],
      })),
    };
  }

  /** What the caller is in a group (checklist line 184). @throws DomainError LIVE_COURSE_GROUP_NOT_FOUND to who is not in it */
  async ownRole(actor: Actor, input: OfUserInGroupInput): Promise<LiveCourseRole> {
    return (await this.seat(actor, input)).role;
  }

  /**
   * Where the caller's report is, null without one (checklist line 178).
   * @throws DomainError LIVE_COURSE_GROUP_NOT_FOUND to who is not in it
   */
  async ownReportUrl(actor: Actor, input: OfUserInGroupInput): Promise<string | null> {
    return (await this.seat(actor, input)).reportUrl;
  }

  private async seat(actor: Actor, input: OfUserInGroupInput) {
    assertCan(actor, 'liveCourse.read');
    const { groupTag } = parseInput(ofUserInGroupSchema, input);
    const [seat] = await this.queries.rows(ownRoleQuery, { groupTag, userId: actor.userId });
    if (!seat) throw new DomainError(liveCourseErrors.GROUP_NOT_FOUND);
    return seat;
  }
}
