import { authErrors } from '@lyceum/contracts/auth';
import {
  type ProfileAsInput,
  profileAsSchema,
  type ProfileAudiencesInput,
  profileAudiencesSchema,
  profileViewers,
} from '@lyceum/contracts/profile';
import { type ContactFacts, ContactService, ContactStatements } from '@lyceum/friends';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { UserModel } from '../page/user.model';
import { UserService } from '../page/user.service';
import type { ProfileAudienceModel } from './audience.model';
import { audienceQueries } from './audience.queries';
import { levelsOfViewer, reachOfViewer } from './stand-in.policy';

/** Who can see what one tells of oneself, by the rule that everybody's reading goes through. For its owner alone. */
@Injectable()
export class AudienceService implements OnApplicationBootstrap {
  private readonly statements: ContactStatements<ReturnType<typeof audienceQueries>>;

  constructor(
    private readonly queries: PreparedQueries,
    private readonly contact: ContactService,
    private readonly users: UserService,
  ) {
    this.statements = new ContactStatements(contact, audienceQueries);
  }

  onApplicationBootstrap(): void {
    this.statements.makeAll();
  }

  /** The caller's profile as somebody of this kind is shown it. @throws DomainError AUTH_USER_NOT_FOUND */
  async profileAs(actor: Actor, input: ProfileAsInput): Promise<UserModel> {
    assertCan(actor, 'profile.read');
    const { viewer } = parseInput(profileAsSchema, input);
    const person = await this.factsOf(actor);
    return this.users.ownFrom(actor, reachOfViewer(viewer, person, new Date()));
  }

  /** Everybody who may come by the caller's profile, the nearest first. @throws DomainError AUTH_USER_NOT_FOUND */
  async audiences(actor: Actor, input: ProfileAudiencesInput): Promise<ProfileAudienceModel[]> {
    assertCan(actor, 'profile.read');
    parseInput(profileAudiencesSchema, input);
    const person = await this.factsOf(actor);
    const today = new Date();
    const named = await this.queries.rows(this.statements.ofAnybody().named, { userId: actor.userId });
    return profileViewers.map((viewer) => {
      const levels = levelsOfViewer(viewer, person, today);
      const found = named.find((row) => row.viewer === viewer);
      const isEverybodyElse = viewer === 'STUDENT' || viewer === 'STRANGER';
      return {
        viewer,
        levels,
        count: isEverybodyElse ? null : (found?.count ?? 0),
        people: found?.people ?? [],
      };
    });
  }

  /** What of the caller decides who they are to others. */
  private async factsOf(actor: Actor): Promise<ContactFacts['person']> {
    const facts = await this.contact.factsOf(actor, actor.userId);
    if (!facts) throw new DomainError(authErrors.USER_NOT_FOUND);
    return facts.person;
  }
}
