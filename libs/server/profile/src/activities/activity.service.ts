import { type ListActivitiesInput, listActivitiesSchema, profileLimits } from '@lyceum/contracts/profile';
import { ContactService, ContactStatements } from '@lyceum/friends';
import { type Actor, AllNoticeSubjects, assertCan, parseInput, PreparedQueries } from '@lyceum/kernel';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { mostReachOf } from '../fields/field.policy';
import type { ActivityModel } from './activity.model';
import { activityQueries } from './activity.queries';

/** What people did lately (checklist line 146). */
@Injectable()
export class ActivityService implements OnApplicationBootstrap {
  private readonly statements: ContactStatements<ReturnType<typeof activityQueries>>;

  constructor(
    private readonly queries: PreparedQueries,
    contact: ContactService,
    subjects: AllNoticeSubjects,
  ) {
    this.statements = new ContactStatements(contact, (own, asStaff) =>
      activityQueries(own, subjects, asStaff),
    );
  }

  onApplicationBootstrap(): void {
    this.statements.makeAll();
  }

  /**
   * The latest first, of the last `activitiesKept`; nothing where they are not for the caller, and none whose target is gone or
   * closed to them now.
   */
  list(actor: Actor, input: ListActivitiesInput): Promise<ActivityModel[]> {
    assertCan(actor, 'profile.read');
    const { friendId: otherId, skip, limit } = parseInput(listActivitiesSchema, input);
    return this.queries.rows(this.statements.of(actor).list, {
      userId: actor.userId,
      otherId,
      mostReach: mostReachOf(actor),
      skip: skip ?? 0,
      limit: limit ?? profileLimits.activitiesPage,
    });
  }
}
