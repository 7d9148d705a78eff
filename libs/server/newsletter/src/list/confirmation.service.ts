import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { normalizedAddress } from '@lyceum/contracts/auth';
import {
  type ConfirmNewsletterInput,
  confirmNewsletterSchema,
  newsletterErrors,
  newsletterInterestLabels,
  newsletterLimits,
} from '@lyceum/contracts/newsletter';
import { CONFIG, type Config, DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { Mailer, MailTemplate } from '@lyceum/mail';
import { Inject, Injectable } from '@nestjs/common';
import { confirmableQuery, confirmStatement } from '../forms/form.statements';
import type { KeptForm } from '../providers/marketing-forms.port';
import * as messages from './confirmation.messages';

/** Keeps this key apart from every other one made of the same secret. */
const keyLabel = 'lyceum newsletter confirmations';

/** Our own list's double opt-in: nobody is on it who did not use the link that only their mailbox has. */
@Injectable()
export class ConfirmationService {
  private readonly key: Buffer;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly queries: PreparedQueries,
    private readonly mailer: Mailer,
    private readonly template: MailTemplate,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', config.JWT_SECRET, '', keyLabel, 32));
  }

  /** Mails the link; nothing where the form is gone. */
  async mail(formId: string): Promise<void> {
    const form = await this.find(formId);
    if (!form) return;
    const { name, email, interest } = form;
    const topic = newsletterInterestLabels[interest]();
    const mail = this.template.build({
      subject: messages.subject(),
      heading: messages.hello({ name }),
      paragraphs: [messages.oneMoreStep({ topic })],
      button: { label: messages.confirm(), path: `/newsletter/${this.codeOf(form)}` },
      afterword: [messages.linkLasts({ count: newsletterLimits.linkDays }), messages.wasNotYou()],
    });
    await this.mailer.send({ to: email, ...mail });
  }

  /**
   * Puts whoever has the link on the list. May be repeated: the link is the right to do it.
   * @returns the address, and what it will be written about
   * @throws DomainError NEWSLETTER_LINK_NOT_VALID for a made-up link, one of another form and one that is too old
   */
  async confirm(input: ConfirmNewsletterInput): Promise<Pick<KeptForm, 'email' | 'interest'>> {
    const { code } = parseInput(confirmNewsletterSchema, input);
    const form = await this.read(code);
    if (!form) throw new DomainError(newsletterErrors.LINK_NOT_VALID);
    const { email, name, phone, interest } = form;
    const reader = { email, normalizedEmail: normalizedAddress(email), name, phone, interests: [interest] };
    await this.queries.count(confirmStatement, reader);
    return { email, interest };
  }

  /** The form's id, signed together with its address. */
  private codeOf({ id, email }: Pick<KeptForm, 'id' | 'email'>): string {
    const signature = createHmac('sha256', this.key).update(`${id} ${email}`).digest('base64url');
    return `${id}.${signature}`;
  }

  private async read(code: string): Promise<KeptForm | undefined> {
    const [id = ''] = code.split('.');
    const form = await this.find(id);
    if (!form) return undefined;
    const expected = Buffer.from(this.codeOf(form));
    const given = Buffer.from(code);
    return given.length === expected.length && timingSafeEqual(given, expected) ? form : undefined;
  }

  private async find(id: string): Promise<KeptForm | undefined> {
    if (!/^[\da-f-]{36}$/.test(id)) return undefined;
    const [form] = await this.queries.rows(confirmableQuery, { id });
    return form;
  }
}
