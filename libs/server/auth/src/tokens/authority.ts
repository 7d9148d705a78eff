import { Inject, Injectable } from '@nestjs/common';
import type { Role, SessionEndReason } from '@lyceum/contracts/auth';
import {
  type Actor,
  CONFIG,
  type Config,
  isAskedForSecondFactor,
  PreparedQueries,
  type ResolveOptions,
  type SessionStanding,
  statement,
} from '@lyceum/kernel';
import { mayViewAs } from '../auth.policy';
import { TermsText } from '../legal-texts/terms-text';

/** How long a process may go on with what it has read, in ms. A change made in the same process counts at once. */
const freshForMilliseconds = 2_000;

/** Entries kept; beyond it the oldest go first. */
const maximumEntries = 10_000;

const standingQuery = statement<Standing>(
  'auth.standing-of-session',
  `SELECT u.roles, u.agreed_terms_version AS "agreedTermsVersion", s.has_second_factor AS "hasSecondFactor"
         FROM sessions s JOIN users u ON u.id = s.user_id
         WHERE s.id = $sessionId AND s.user_id = $userId AND s.ended_at IS NULL AND u.suspended_at IS NULL`,
);

/**
 * Those of the sessions that are over, or whose caller is not what is known of them: `ids` has the sessions of whom the
 * same is known, with commas between them; `known` what it is, as `knownOf` says it; `asks` whether a second factor is
 * asked of those roles. Of a thousand connections usually none: nothing is read then.
 */
const changedQuery = statement<SessionRow>(
  'auth.changed-standings-of-sessions',
  `SELECT asked.id AS "sessionId", u.id AS "userId", u.roles, u.agreed_terms_version AS "agreedTermsVersion",
           s.has_second_factor AS "hasSecondFactor", s.end_reason AS "endReason",
           COALESCE(s.ended_at IS NULL AND u.suspended_at IS NULL AND u.id IS NOT NULL, FALSE) AS "isOpen"
    FROM unnest($ids::text[], $known::text[], $asks::boolean[]) AS alike (ids, known, asks)
    CROSS JOIN LATERAL unnest(string_to_array(alike.ids, ',')::uuid[]) AS asked (id)
    LEFT JOIN sessions s ON s.id = asked.id LEFT JOIN users u ON u.id = s.user_id
    WHERE u.id IS NULL OR s.ended_at IS NOT NULL OR u.suspended_at IS NOT NULL OR alike.known <> concat_ws('|',
      array_to_string(u.roles, ','), u.agreed_terms_version IS NOT DISTINCT FROM $termsVersion::text,
      alike.asks AND NOT s.has_second_factor)`,
);

const viewedQuery = statement<ViewedStanding>(
  'auth.standing-of-viewed',
  `SELECT id, roles, agreed_terms_version AS "agreedTermsVersion" FROM users WHERE id = $userId AND erased_at IS NULL`,
);

type ViewedStanding = Pick<Standing, 'roles' | 'agreedTermsVersion'> & { readonly id: string };

interface Standing {
  readonly roles: readonly Role[];
  readonly agreedTermsVersion: string | null;
  readonly hasSecondFactor: boolean;
}

interface SessionRow extends Standing {
  readonly sessionId: string;
  readonly userId: string;
  readonly endReason: SessionEndReason | null;
  readonly isOpen: boolean;
}

interface Entry {
  readonly userId: string;
  readonly actor: Promise<Actor | null>;
  readonly readAt: number;
}

/**
 * What a caller may do now, whatever an older token says: the session and its user's row are read, at most two
 * seconds ago. So a token never carries a right its user has lost, and dies with its session.
 */
@Injectable()
export class Authority {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly queries: PreparedQueries,
    private readonly terms: TermsText,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The caller of this session, or null when it is over, or its user gone or shut out. */
  async actorOf(sessionId: string, userId: string, { asOfNow }: ResolveOptions = {}): Promise<Actor | null> {
    const known = asOfNow ? undefined : this.entries.get(sessionId);
    if (known?.userId === userId && Date.now() - known.readAt < freshForMilliseconds) {
      const actor = await known.actor;
      // Who has just agreed to the terms in another process must not be refused in this one.
      if (actor?.agreedToTerms !== false) return actor;
    }
    const actor = this.read(sessionId, userId);
    this.remember(sessionId, { userId, actor, readAt: Date.now() });
    return actor;
  }

  /** Those of the callers' sessions that are not as they say, in one statement. */
  async changesOf(callers: readonly Actor[]): Promise<ReadonlyMap<string, SessionStanding>> {
    const alike = [...Map.groupBy(callers, knownOf)].map(([known, them]) => ({ known, them }));
    const rows = await this.queries.rows(changedQuery, {
      ids: alike.map(({ them }) => them.map(({ sessionId }) => sessionId).join(',')),
      known: alike.map(({ known }) => known),
      asks: alike.map(
        ({ them: [caller] }) => caller !== undefined && isAskedForSecondFactor(this.config, caller),
      ),
      termsVersion: this.terms.currentVersion,
    });
    return new Map(
      rows.map(({ sessionId, userId, isOpen, endReason, ...standing }) => [
        sessionId,
        { actor: isOpen ? this.toActor(sessionId, userId, standing) : null, endReason },
      ]),
    );
  }

  /**
   * Staff of this session as the user they look at, or null when their session is over or they may not any more. The
   * rights are the user's; what they change is refused by the guards.
   */
  async actorViewing(sessionId: string, viewerId: string, userId: string): Promise<Actor | null> {
    const viewer = await this.actorOf(sessionId, viewerId);
    const [viewed] = await this.queries.rows(viewedQuery, { userId });
    if (!viewer || !viewed || !mayViewAs(viewer, viewed)) return null;
    return {
      userId,
      roles: viewed.roles,
      sessionId,
      agreedToTerms: viewed.agreedTermsVersion === this.terms.currentVersion,
      needsSecondFactor: false,
      viewedBy: viewerId,
    };
  }

  /** The next call of any of the user's sessions reads the rows. */
  forget(userId: string): void {
    for (const [sessionId, entry] of this.entries)
      if (entry.userId === userId) this.entries.delete(sessionId);
  }

  private async read(sessionId: string, userId: string): Promise<Actor | null> {
    try {
      const [standing] = await this.queries.rows(standingQuery, { sessionId, userId });
      return standing ? this.toActor(sessionId, userId, standing) : null;
    } catch (error) {
      this.entries.delete(sessionId);
      throw error;
    }
  }

  private toActor(sessionId: string, userId: string, standing: Standing): Actor {
    const { roles, agreedTermsVersion, hasSecondFactor } = standing;
    return {
      userId,
      roles,
      sessionId,
      agreedToTerms: agreedTermsVersion === this.terms.currentVersion,
      needsSecondFactor: isAskedForSecondFactor(this.config, standing) && !hasSecondFactor,
    };
  }

  private remember(sessionId: string, entry: Entry): void {
    // Deleting first moves the key to the end: a Map's order is the order of age.
    this.entries.delete(sessionId);
    this.entries.set(sessionId, entry);
    if (this.entries.size <= maximumEntries) return;
    const [oldest] = this.entries.keys();
    if (oldest !== undefined) this.entries.delete(oldest);
  }
}

/** What is known of a caller, as `changedQuery` puts it together. */
function knownOf({ roles, agreedToTerms, needsSecondFactor }: Actor): string {
  return `${roles.join(',')}|${agreedToTerms ? 't' : 'f'}|${needsSecondFactor ? 't' : 'f'}`;
}
