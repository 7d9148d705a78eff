import { Injectable } from '@nestjs/common';
import { type AgreeToTermsInput, agreeToTermsSchema, authErrors } from '@lyceum/contracts/auth';
import {
  type Actor,
  DomainError,
  parseInput,
  PreparedQueries,
  statement,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Authority } from '../tokens/authority';
import { TermsText } from '../legal-texts/terms-text';

/** Checklist line 46: what is agreed to, and since when. `version` is the present one, whatever was agreed to before. */
export interface TermsAgreement {
  readonly agreed: boolean;
  readonly version: string;
  readonly agreedAt: Date | null;
}

interface AgreementRow {
  version: string | null;
  agreedAt: Date | null;
}

const agreementQuery = statement<AgreementRow>(
  'auth.terms-agreement',
  `SELECT agreed_terms_version AS version, agreed_terms_at AS "agreedAt" FROM users WHERE id = $userId`,
);

/** Of two calls at once, or a repeated one, only the first changes the row: the time of the agreement stays. */
const agreeStatement = statement<{ version: string | null }>(
  'auth.agree-to-terms',
  `UPDATE users SET agreed_terms_version = $version, agreed_terms_at = now(), updated_at = now()
  WHERE id = $userId AND agreed_terms_version IS DISTINCT FROM $version
  RETURNING old.agreed_terms_version AS version`,
);

/** Who has agreed to which version of the terms. */
@Injectable()
export class TermsService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly text: TermsText,
    private readonly authority: Authority,
  ) {}

  /** The caller's agreement to the present terms. @throws DomainError AUTH_USER_NOT_FOUND */
  async agreementOf(actor: Actor): Promise<TermsAgreement> {
    const [row] = await this.queries.rows(agreementQuery, { userId: actor.userId });
    if (!row) throw new DomainError(authErrors.USER_NOT_FOUND);
    const version = this.text.currentVersion;
    const agreed = row.version === version;
    return { agreed, version, agreedAt: agreed ? row.agreedAt : null };
  }

  /**
   * Agrees to the terms that were on the screen (checklist line 46). Agreeing again changes nothing.
   * @throws DomainError AUTH_TERMS_OUTDATED when there is another version by now
   */
  async agree(actor: Actor, input: AgreeToTermsInput): Promise<TermsAgreement> {
    const { version } = parseInput(agreeToTermsSchema, input);
    if (version !== this.text.currentVersion) throw new DomainError(authErrors.TERMS_OUTDATED);
    await this.unitOfWork.run((transaction) => agreeOnce(transaction, actor, version));
    this.authority.forget(actor.userId);
    return this.agreementOf(actor);
  }
}

async function agreeOnce(transaction: Transaction, actor: Actor, version: string): Promise<void> {
  const [before] = await transaction.rows(agreeStatement, { userId: actor.userId, version });
  if (!before) return;
  transaction.audit({
    actorId: actor.userId,
    action: 'account.agreeToTerms',
    targetType: 'user',
    targetId: actor.userId,
    before: { version: before.version },
    after: { version },
  });
}
