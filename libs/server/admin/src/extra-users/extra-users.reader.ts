import { Injectable } from '@nestjs/common';
import {
  featureErrors,
  type FeatureEmailPage,
  type FeatureEmailsInput,
  featureEmailsSchema,
  type FeatureIdInput,
  featureIdSchema,
  featureLimits,
  type FeatureView,
  type ImportPreview,
  type PreviewImportInput,
  previewImportSchema,
} from '@lyceum/contracts/admin';
import {
  type Actor,
  assertCan,
  canRead,
  cutPage,
  decodeCursor,
  DomainError,
  parseInput,
  PreparedQueries,
  readEmails,
} from '@lyceum/kernel';
import { compareStatement, emailsStatement, featureStatement } from './extra-users.statements';
import { toFeatureView } from './feature-audit';

/** What staff look at before they change a feature (checklist line 231). */
@Injectable()
export class ExtraUsersReader {
  constructor(private readonly queries: PreparedQueries) {}

  /** @throws DomainError FEATURE_NOT_FOUND */
  async get(actor: Actor, input: FeatureIdInput): Promise<FeatureView> {
    assertCan(actor, 'featureUsers.read');
    const { featureId } = parseInput(featureIdSchema, input);
    const [row] = await this.queries.rows(featureStatement, { featureId });
    if (!row) throw new DomainError(featureErrors.NOT_FOUND);
    return toFeatureView(row);
  }

  /** A page of a feature's e-mails, in their order; empty for a feature that is not there. */
  async emails(actor: Actor, input: FeatureEmailsInput): Promise<FeatureEmailPage> {
    assertCan(actor, 'featureUsers.read');
    const { featureId, search, cursor } = parseInput(featureEmailsSchema, input);
    const [afterEmail, afterId] = cursor ? decodeCursor(cursor) : [null, null];
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    const limit = featureLimits.pageSize + 1;
    const values = { featureId, pattern, afterEmail, afterId, limit };
    const rows = await this.queries.rows(emailsStatement, values);
    const page = cutPage(rows, featureLimits.pageSize, ({ email, id }) => [email, id]);
    return {
      rows: page.rows.map(({ hasAccount, ...row }) => ({
        ...row,
        addedAt: row.addedAt.toISOString(),
        ...(canRead(actor, 'hasAccount') && { hasAccount }),
      })),
      nextCursor: page.nextCursor,
    };
  }

  /**
   * Says what a pasted list or a CSV file would change, without changing anything.
   * @throws DomainError FEATURE_NOT_FOUND, FEATURE_TOO_MANY_AT_ONCE
   */
  async preview(actor: Actor, input: PreviewImportInput): Promise<ImportPreview> {
    assertCan(actor, 'featureUsers.write');
    const { featureId, mode, text } = parseInput(previewImportSchema, input);
    const { emails, ...read } = readEmails(text);
    assertFew(emails);
    const values = { featureId, emails, most: featureLimits.emailsAtOnce + 1 };
    const [compared] = await this.queries.rows(compareStatement, values);
    if (!compared) throw new DomainError(featureErrors.NOT_FOUND);
    const { revision, there, missing, others } = compared;
    const always = { revision, ...read };
    if (mode === 'REMOVE') return { ...always, added: [], removed: there, unchanged: missing };
    if (mode === 'ADD') return { ...always, added: missing, removed: [], unchanged: there };
    assertFew(others);
    return { ...always, added: missing, removed: others, unchanged: there };
  }
}

/** @throws DomainError FEATURE_TOO_MANY_AT_ONCE */
function assertFew(emails: readonly string[]): void {
  if (emails.length <= featureLimits.emailsAtOnce) return;
  throw new DomainError(featureErrors.TOO_MANY_AT_ONCE, {
    parameters: { maximum: featureLimits.emailsAtOnce },
  });
}
