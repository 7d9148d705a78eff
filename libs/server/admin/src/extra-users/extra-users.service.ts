import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@lyceum/contracts/ops';
import {
  type ChangeEmailsInput,
  changeEmailsSchema,
  type CreateFeatureInput,
  createFeatureSchema,
  featureErrors,
  featureLimits,
  type FeatureView,
  type ReplaceEmailsInput,
  replaceEmailsSchema,
  type SetLandingInput,
  setLandingSchema,
} from '@lyceum/contracts/admin';
import {
  type Actor,
  assertCan,
  DomainError,
  maskedAddress,
  parseInput,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import {
  addEmailsStatement,
  createFeatureStatement,
  type FeatureRow,
  forgetRemovalsStatement,
  lockFeatureStatement,
  removeEmailsStatement,
  restoreEmailsStatement,
  setLandingStatement,
} from './extra-users.statements';
import { auditFeature, toFeatureView } from './feature-audit';

/** What is to change on a list, and the revision of it the caller saw. */
interface ListChange {
  readonly featureId: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly revision: number;
  /** It takes back the change before: what that removed comes back as it was. */
  readonly isUndo?: boolean | undefined;
}

/** Staff keep features and the lists of their extra users (checklist line 231). Every change leaves its audit row. */
@Injectable()
export class ExtraUsersService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Makes a feature, with nobody on its list. @throws DomainError FEATURE_NAME_TAKEN */
  async create(actor: Actor, input: CreateFeatureInput): Promise<FeatureView> {
    assertCan(actor, 'featureUsers.write');
    const { name, landingPath } = parseInput(createFeatureSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const [made] = await transaction.rows(createFeatureStatement, { name, landingPath });
      if (!made) {
        const issues = [{ path: 'name', message: featureErrors.NAME_TAKEN.message }];
        throw new DomainError(featureErrors.NAME_TAKEN, { issues });
      }
      auditFeature(transaction, actor, { action: 'feature.create', id: made.id }, null, {
        name,
        landingPath,
      });
      return toFeatureView(made);
    });
  }

  /**
   * Says where the people of a feature land (checklist line 12): a path of this site, or null.
   * @throws DomainError FEATURE_NOT_FOUND, COMMON_INVALID_INPUT, FEATURE_CHANGED_MEANWHILE when it is not as seen
   */
  async setLanding(actor: Actor, input: SetLandingInput): Promise<FeatureView> {
    assertCan(actor, 'featureUsers.write');
    const { featureId, landingPath, expectedLandingPath } = parseInput(setLandingSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const found = await lock(transaction, featureId);
      const values = { featureId, landingPath, expectedLandingPath };
      const [set] = await transaction.rows(setLandingStatement, values);
      if (!set) throw new DomainError(featureErrors.CHANGED_MEANWHILE);
      const before = { landingPath: found.landingPath };
      const what = { action: 'feature.setLanding', id: featureId } as const;
      auditFeature(transaction, actor, what, before, { landingPath });
      return toFeatureView(set);
    });
  }

  /** Puts e-mails on a list; those that are there stay. @throws like `replaceEmails` */
  addEmails(actor: Actor, input: ChangeEmailsInput): Promise<FeatureView> {
    assertCan(actor, 'featureUsers.write');
    const { emails, ...rest } = parseInput(changeEmailsSchema, input);
    return this.change(actor, { ...rest, added: emails, removed: [] }, 'feature.addEmails');
  }

  /** Takes e-mails off a list; those that are not there are no error. @throws like `replaceEmails` */
  removeEmails(actor: Actor, input: ChangeEmailsInput): Promise<FeatureView> {
    assertCan(actor, 'featureUsers.write');
    const { emails, ...rest } = parseInput(changeEmailsSchema, input);
    return this.change(actor, { ...rest, added: [], removed: emails }, 'feature.removeEmails');
  }

  /**
   * Applies what a preview said, or nothing of it.
   * @throws DomainError FEATURE_NOT_FOUND, FEATURE_LIST_FULL, FEATURE_CHANGED_MEANWHILE when the list is another by now
   */
  replaceEmails(actor: Actor, input: ReplaceEmailsInput): Promise<FeatureView> {
    assertCan(actor, 'featureUsers.write');
    const change = parseInput(replaceEmailsSchema, input);
    return this.change(actor, change, 'feature.replaceEmails');
  }

  private change(actor: Actor, change: ListChange, action: AuditAction): Promise<FeatureView> {
    const { featureId: id, added, removed, revision } = change;
    return this.unitOfWork.run(async (transaction) => {
      const found = await lock(transaction, id);
      const { name } = found;
      if (found.revision !== revision) throw new DomainError(featureErrors.CHANGED_MEANWHILE);
      if (change.isUndo) await transaction.count(restoreEmailsStatement, { name, emails: added });
      await transaction.count(forgetRemovalsStatement, { name });
      if (removed.length > 0) await transaction.count(removeEmailsStatement, { name, emails: removed });
      if (added.length > 0)
        await transaction.count(addEmailsStatement, { name, emails: added, addedBy: actor.userId });
      const changed = await lock(transaction, id);
      if (changed.usersCnt > featureLimits.emailsOfFeature) {
        const parameters = { maximum: featureLimits.emailsOfFeature };
        throw new DomainError(featureErrors.LIST_FULL, { parameters });
      }
      const [before, after] = [found, changed].map(({ usersCnt }) => ({ usersCnt })) as [object, object];
      auditFeature(transaction, actor, { action, id }, before, { ...after, ...auditedChange(change) });
      return toFeatureView(changed);
    });
  }
}

/** @throws DomainError FEATURE_NOT_FOUND */
async function lock(transaction: Transaction, featureId: string): Promise<FeatureRow> {
  const [found] = await transaction.rows(lockFeatureStatement, { featureId });
  if (!found) throw new DomainError(featureErrors.NOT_FOUND);
  return found;
}

/** E-mails an audit row tells of one change; of more it tells how many. */
const auditedEmails = 50;

/**
 * The audit log is never changed, so an account's erasure could not reach an e-mail in it: its first letter and its
 * domain are enough to know which one it was.
 */
function auditedChange({ added, removed }: ListChange): object {
  const masked = (emails: readonly string[]): string[] => emails.slice(0, auditedEmails).map(maskedAddress);
  return {
    addedCnt: added.length,
    removedCnt: removed.length,
    added: masked(added),
    removed: masked(removed),
  };
}
