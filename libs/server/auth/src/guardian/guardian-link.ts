import { Injectable } from '@nestjs/common';
import { authErrors } from '@lyceum/contracts/auth';
import { idSchema } from '@lyceum/contracts/common';
import { DomainError } from '@lyceum/kernel';
import { z } from 'zod';
import { Sealer } from '../tickets/sealer';

/** Whose account a link is about, and which guardian it was sent to. */
const linkSchema = z.object({ userId: idSchema, guardianEmail: z.string() });

export type GuardianLinkContent = z.output<typeof linkSchema>;

const purpose = 'guardian-link';

/**
 * Makes and reads the codes of the links by which guardians withdraw their consent or give it again. Sealed rather than
 * stored, and they do not run out: a guardian may change their mind years later, with an old mail in hand. One is of
 * no use once the account names another guardian.
 */
@Injectable()
export class GuardianLink {
  constructor(private readonly sealer: Sealer) {}

  make(content: GuardianLinkContent): string {
    return this.sealer.seal(purpose, JSON.stringify(content));
  }

  /** @throws DomainError AUTH_LINK_NOT_VALID when we did not make it */
  read(code: string): GuardianLinkContent {
    const text = this.sealer.open(purpose, code);
    if (text === null) throw new DomainError(authErrors.LINK_NOT_VALID);
    return linkSchema.parse(JSON.parse(text));
  }
}
