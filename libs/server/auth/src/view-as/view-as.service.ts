import { Injectable } from '@nestjs/common';
import {
  authErrors,
  authLimits,
  type OneUserInput,
  oneUserSchema,
  type ViewAs,
  type ViewingAnswer,
} from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  PreparedQueries,
  statement,
  UnitOfWork,
} from '@lyceum/kernel';
import { accountQuery } from '../accounts/account.statements';
import { mayViewAs } from '../auth.policy';
import { TokenService } from '../tokens/token.service';

const peopleQuery = statement<Viewing['viewer']>(
  'auth.viewer-and-viewed',
  'SELECT id, full_name AS name, email FROM users WHERE id IN ($viewedBy, $userId)',
);

type Viewing = NonNullable<ViewingAnswer['data']>;

/** Staff who see the web app as somebody else does. Guards refuse every change they try (AccessGuard, `requires`). */
@Injectable()
export class ViewAsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PreparedQueries,
    private readonly tokens: TokenService,
  ) {}

  /**
   * A token to look at the web app as that user, for 30 minutes and no longer than the caller's own session; an audit
   * row says who looked (checklist line 238).
   * @throws DomainError AUTH_USER_NOT_FOUND; COMMON_FORBIDDEN for oneself, and for somebody who can give roles unless a
   * super admin asks
   */
  async begin(actor: Actor, input: OneUserInput): Promise<ViewAs> {
    assertCan(actor, 'user.viewAs');
    const { userId } = parseInput(oneUserSchema, input);
    const expiresAt = new Date(Date.now() + authLimits.viewAsMinutes * 60_000).toISOString();
    const user = await this.unitOfWork.run(async (transaction) => {
      const [found] = await transaction.rows(accountQuery, { userId });
      if (!found || found.erasedAt) throw new DomainError(authErrors.USER_NOT_FOUND);
      if (!mayViewAs(actor, found)) throw new DomainError(commonErrors.FORBIDDEN);
      transaction.audit({
        actorId: actor.userId,
        action: 'user.viewAs',
        targetType: 'user',
        targetId: userId,
        before: null,
        after: { until: expiresAt },
      });
      return found;
    });
    return { token: await this.tokens.issueViewing(user, actor), expiresAt };
  }

  /** Who looks as whom by the caller's token; null when the caller is themself. */
  async current(actor: Actor): Promise<Viewing | null> {
    assertCan(actor, 'account.read');
    if (actor.viewedBy === undefined) return null;
    const people = await this.queries.rows(peopleQuery, { viewedBy: actor.viewedBy, userId: actor.userId });
    const viewer = people.find(({ id }) => id === actor.viewedBy);
    const viewed = people.find(({ id }) => id === actor.userId);
    return viewer && viewed ? { viewer, viewed } : null;
  }
}
