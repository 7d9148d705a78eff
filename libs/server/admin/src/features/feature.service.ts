import { Injectable } from '@nestjs/common';
import { featureNameSchema } from '@lyceum/contracts';
import { type Actor, assertCan, parseInput, PreparedQueries } from '@lyceum/kernel';
import { maySeeWholeList } from '../admin.policy';

const wholeListQuery = {
  name: 'admin.feature-users',
  text: 'SELECT email FROM feature_users WHERE feature = $1 ORDER BY email',
};

const ownEntryQuery = {
  name: 'admin.own-feature-entry',
  text: `SELECT f.email FROM feature_users f JOIN users u ON u.email = f.email
         WHERE f.feature = $1 AND u.id = $2`,
};

const landingQuery = {
  name: 'admin.feature-landing',
  text: `SELECT f.landing_path AS path
         FROM features f JOIN feature_users l ON l.feature = f.name JOIN users u ON u.email = l.email
         WHERE f.name = $1 AND u.id = $2 AND f.landing_path IS NOT NULL`,
};

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
      ? await this.queries.rows<{ email: string }>(wholeListQuery, [name])
      : await this.queries.rows<{ email: string }>(ownEntryQuery, [name, actor.userId]);
    return rows.map(({ email }) => email);
  }

  /** Where the caller lands by this feature (checklist line 12): a path, or null for everybody not on its list. */
  async landingPath(actor: Actor, featureName: string): Promise<string | null> {
    assertCan(actor, 'feature.read');
    const name = parseInput(featureNameSchema, featureName, 'featureName');
    const [row] = await this.queries.rows<{ path: string }>(landingQuery, [name, actor.userId]);
    return row?.path ?? null;
  }
}
