import {
  type GuardianEntry,
  type GuardianTopic,
  type GuardianTopicContent,
  PreparedQueries,
  statement,
  TellsGuardians,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import * as messages from './guardian.messages';

const consentsQuery = statement<{ consentedAt: Date | null; agreedTermsAt: Date | null }>(
  'auth.consents-for-guardians',
  `SELECT CASE WHEN guardian_email IS NOT NULL THEN guardian_consented_at END AS "consentedAt",
     agreed_terms_at AS "agreedTermsAt" FROM users WHERE id = $studentId`,
);

/** What was agreed to: by a guardian for the account, by the student for the terms. */
@Injectable()
@TellsGuardians()
export class ConsentsGuardianTopic implements GuardianTopic {
  readonly name = 'CONSENTS';

  constructor(private readonly queries: PreparedQueries) {}

  async of(studentId: string): Promise<GuardianTopicContent> {
    const [row] = await this.queries.rows(consentsQuery, { studentId });
    const { consentedAt = null, agreedTermsAt = null } = row ?? {};
    const consents: readonly GuardianEntry[] = [
      {
        id: 'account',
        title: messages.useOfTheAccount(),
        detail: messages.byAGuardian(),
        at: consentedAt,
        url: null,
      },
      {
        id: 'terms',
        title: messages.termsOfService(),
        detail: messages.byTheStudent(),
        at: agreedTermsAt,
        url: '/terms-conditions',
      },
    ];
    return { figures: [], entries: consents.filter(({ at }) => at !== null), days: [] };
  }
}
