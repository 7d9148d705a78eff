import { people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import { featureNameSchema } from '@lyceum/contracts/admin';
import { type Actor, assertCan, parseInput, PreparedQueries, statement } from '@lyceum/kernel';
import { maySeeWholeList } from '../admin.policy';

const wholeListStatement = statement<{ email: string }>(
  'admin.feature-users',
  'SELECT email FROM feature_users WHERE feature = $name ORDER BY email',
);

const ownEntryStatement = statement<{ email: string }>(
  'admin.own-feature-entry',
  `SELECT email FROM feature_users WHERE feature = $name AND email = ${people.emailOf('$userId')}`,
);

const landingStatement = statement<{ path: string }>(
  'admin.feature-landing',
  `SELECT f.landing_path AS path
   FROM features f JOIN feature_users l ON l.feature = f.name
   WHERE f.name = $name AND l.email = ${people.emailOf('$userId')} AND f.landing_path IS NOT NULL`,
);

/** Features that only some people have, by their e-mails. */
@Injectable()
export class FeatureService {
  constructor(private readonly queries: PreparedQueries) {}

  /**
   * E-mails on a feature's list, in their order: all of them for who may read
   * such lists, for anybody else their own if it is on it
   * (checklist line 265). A feature nobody has made has an empty list. @throws DomainError COMMON_INVALID_INPUT
   */
  async extraUsers(actor: Actor, featureName: string): Promise<string[]> {
    assertCan(actor, 'feature.read');
    const name = parseInput(featureNameSchema, featureName, 'featureName');
    const rows = maySeeWholeList(actor)
      ? await this.queries.rows(wholeListStatement, { name })
      : await this.queries.rows(ownEntryStatement, { name, userId: actor.userId });
    return rows.map(({ email }) => email);
  }

  /** Where the caller lands by this feature (checklist line 12): a path, or null for everybody not on its list. */
  async landingPath(actor: Actor, featureName: string): Promise<string | null> {
    assertCan(actor, 'feature.read');
    const name = parseInput(featureNameSchema, featureName, 'featureName');
    const [row] = await this.queries.rows(landingStatement, { name, userId: actor.userId });
    return row?.path ?? null;
  }
}
