import { authErrors, publicRoles } from '@lyceum/contracts/auth';
import { type LookAtUserInput, lookAtUserSchema } from '@lyceum/contracts/friends';
import { type ProfileFieldName, profileFieldNames } from '@lyceum/contracts/profile';
import { ContactService, ContactStatements } from '@lyceum/friends';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { AchievementModel } from '../achievements/achievement.model';
import { mostReachOf, type Reach, reachNeeded } from '../fields/field.policy';
import type { ProfileFieldModel, UserModel, UserRelationModel } from './user.model';
import { type HeldRow, type OwnUserRow, ownUser, userQueries, type UserRow } from './user.queries';

/** Profiles as the caller may see them. */
@Injectable()
export class UserService implements OnApplicationBootstrap {
  private readonly statements: ContactStatements<ReturnType<typeof userQueries>>;

  constructor(
    private readonly queries: PreparedQueries,
    contact: ContactService,
  ) {
    this.statements = new ContactStatements(contact, userQueries);
  }

  onApplicationBootstrap(): void {
    this.statements.makeAll();
  }

  /** @throws DomainError AUTH_USER_NOT_FOUND, also by whom the person has blocked */
  async user(actor: Actor, input: LookAtUserInput): Promise<UserModel> {
    assertCan(actor, 'profile.read');
    const { userId } = parseInput(lookAtUserSchema, input);
    return this.look(actor, userId, mostReachOf(actor));
  }

  /**
   * The caller's own profile as it is told to whoever is as near as this: the statement is the one of all profiles.
   * @throws DomainError AUTH_USER_NOT_FOUND
   */
  async ownFrom(actor: Actor, reach: Reach): Promise<UserModel> {
    assertCan(actor, 'profile.read');
    return this.look(actor, actor.userId, Math.min(reach, mostReachOf(actor)));
  }

  /** What the caller and somebody whose profile they have are to each other. */
  async relation(actor: Actor, otherId: string): Promise<UserRelationModel | null> {
    const [row] = await this.queries.rows(this.statements.of(actor).relation, {
      userId: actor.userId,
      otherId,
    });
    return row?.relation ?? null;
  }

  private async look(actor: Actor, otherId: string, mostReach: number): Promise<UserModel> {
    const row = await this.rowOf(actor, otherId, mostReach);
    if (!row) throw new DomainError(authErrors.USER_NOT_FOUND);
    const { roles, achievements, userBadges } = row;
    // What tells of itself that it is one's own is read by its owner.
    const told = row.partPrivacy ? roles : publicRoles(roles);
    return {
      ...row,
      userProfile: toFields(row),
      achievements: heldOf(achievements),
      userBadges: heldOf(userBadges),
      roleArray: told.map((roleName) => ({ roleName })),
    };
  }

  private async rowOf(actor: Actor, otherId: string, mostReach: number): Promise<ToldRow | undefined> {
    const { userId } = actor;
    if (otherId === userId && mostReach === reachNeeded.PRIVATE) {
      const [own] = await this.queries.rows(ownUser, { userId });
      return own;
    }
    const values = { userId, otherId, mostReach };
    const [other] = await this.queries.rows(this.statements.of(actor).user, values);
    return other && { ...other, ...nothingOfOwners };
  }
}

const nothingOfOwners = {
  email: null,
  nameConfirmed: null,
  certificateFirstName: null,
  certificateLastName: null,
  certificateConfirm: null,
  partPrivacy: null,
  fieldSettings: null,
};

type ToldRow = OwnUserRow | (UserRow & typeof nothingOfOwners);

const heldOf = (held: readonly HeldRow[] | null): AchievementModel[] | null =>
  held?.map((one) => ({ ...one, earnedAt: new Date(one.earnedAt) })) ?? null;

function toFields({ fieldValues, fieldSettings }: ToldRow): Record<ProfileFieldName, ProfileFieldModel> {
  const fields = {} as Record<ProfileFieldName, ProfileFieldModel>;
  for (const [index, name] of profileFieldNames.entries())
    fields[name] = { value: fieldValues[index] ?? null, privacy: fieldSettings?.[index] ?? null };
  return fields;
}
