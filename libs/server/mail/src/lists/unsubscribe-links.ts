import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@lyceum/kernel';
import type { Mail } from '../mailer.port';
import type { MailLink } from '../template/mail-content';
import { MailTemplate } from '../template/mail-template';

/** Keeps this key apart from every other one made of the same secret. */
const keyLabel = 'lyceum e-mail subscriptions';

/**
 * Links that end mails of a kind without logging in (checklist line 221). Their codes are signed rather than stored and do
 * not run out: a link in an old mail must still work, and can do no more than stop or restart those mails.
 */
@Injectable()
export class UnsubscribeLinks {
  private readonly key: Buffer;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly template: MailTemplate,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', config.JWT_SECRET, '', keyLabel, 32));
  }

  /** @param subscription whose mails, and which: read back by `read` */
  codeOf(subscription: object): string {
    const content = Buffer.from(JSON.stringify(subscription)).toString('base64url');
    return `${content}.${this.sign(content).toString('base64url')}`;
  }

  /** What was said of the mails; undefined where we did not make the code. */
  read(code: string): unknown {
    const [content = '', signature = ''] = code.split('.');
    const expected = this.sign(content);
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return JSON.parse(Buffer.from(content, 'base64url').toString('utf8'));
  }

  /** The link at the end of a mail. */
  footerLink(code: string, label: string): MailLink {
    return { label, path: `/email-subscriptions?code=${code}` };
  }

  /** RFC 2369 and RFC 8058: mail programs offer their own button, which posts to the address. */
  headers(code: string): NonNullable<Mail['headers']> {
    return {
      'List-Unsubscribe': `<${this.template.url(`/email-subscriptions/unsubscribe?code=${code}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
  }

  private sign(content: string): Buffer {
    return createHmac('sha256', this.key).update(content).digest();
  }
}
