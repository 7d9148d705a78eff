import { formatMoney } from '@lyceum/contracts/payments';
import { dateFormat, listFormat } from '@lyceum/contracts/messages';
import { CONFIG, type Config, type Delivered, PreparedQueries, Subscribe } from '@lyceum/kernel';
import { type Mail, Mailer, MailTemplate, Post, UnsubscribeLinks } from '@lyceum/mail';
import { Inject, Injectable } from '@nestjs/common';
import { PromoCodeGranted } from '../../payments.events';
import { type CodeToMail, codeToMailQuery, mailDoneStatement } from './promo-code-list.statements';
import { promoCodeMailList } from './promo-code.mail-list';
import * as messages from './promo-code.messages';

const productsFormat = listFormat();

/** Mails promo codes to those they were made for. */
@Injectable()
export class PromoCodeMails {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'BRAND_NAME'>,
    private readonly queries: PreparedQueries,
    private readonly post: Post,
    private readonly mailer: Mailer,
    private readonly template: MailTemplate,
    private readonly links: UnsubscribeLinks,
  ) {}

  /**
   * Once: what was noted as sent is not sent again. Where the process ends between the mail server's yes and the note, the mail goes out
   * a second time under the same `Message-ID`, by which mailboxes know it.
   */
  @Subscribe(PromoCodeGranted, 'payments.mail-promo-code', { lane: 'mail' })
  async send({
    payload: { promoCodeId },
  }: Pick<Delivered<typeof PromoCodeGranted>, 'payload'>): Promise<void> {
    const [found] = await this.queries.rows(codeToMailQuery, { promoCodeId });
    if (!found) return;
    if (!found.isInVain) await this.mail(found.userId, this.written(promoCodeId, found));
    await this.queries.count(mailDoneStatement, {
      promoCodeId,
      delivery: found.isInVain ? 'NOT_SENT' : 'SENT',
    });
  }

  /** Staff see on the page of an account that it was sent. */
  private async mail(userId: string | null, mail: Mail): Promise<void> {
    if (userId === null) await this.mailer.send(mail);
    else await this.post.send({ userId, kind: messages.kind() }, mail);
  }

  private written(promoCodeId: string, found: CodeToMail): Mail {
    const { code, email, products, endsAt } = found;
    const { BRAND_NAME: brand } = this.config;
    const discount = discountOf(found);
    const unsubscribing = this.links.codeOf({
      list: promoCodeMailList,
      // Whoever gets it need have no account: it is known by its code.
      userId: promoCodeId,
      subjectId: promoCodeId,
    });
    const mail = this.template.build({
      subject: messages.subject({ discount, brand }),
      heading: messages.heading({ discount }),
      paragraphs: [
        products.length === 0
          ? messages.takesOff({ code, discount, brand })
          : messages.takesOffThese({ code, discount, products: productsFormat(products) }),
        messages.isYours({ email }),
        ...(endsAt ? [messages.until({ end: momentOf(endsAt, found.timeZone) })] : []),
      ],
      button: { label: messages.open({ brand }), path: '/' },
      afterword: [messages.why({ brand })],
      footerLink: this.links.footerLink(unsubscribing, messages.unsubscribe()),
    });
    return { to: email, ...mail, headers: this.links.headers(unsubscribing) };
  }
}

function discountOf({ percentOff, amountOffMinor, currency }: CodeToMail): string {
  if (percentOff !== null) return `${String(percentOff)} %`;
  return formatMoney(amountOffMinor ?? 0, currency ?? 'USD');
}

const momentOf = (at: Date, timeZone: string): string =>
  dateFormat({ dateStyle: 'long', timeStyle: 'short', timeZone })(at);
