import { type SendEnquiryInput, sendEnquirySchema } from '@lyceum/contracts/enquiries';
import { CONFIG, type Config, parseInput, PreparedQueries } from '@lyceum/kernel';
import { Mailer, MailTemplate } from '@lyceum/mail';
import { Inject, Injectable } from '@nestjs/common';
import * as messages from './answer.messages';
import {
  answerQuery,
  removedAtOnce,
  removeOldStatement,
  sendStatement,
  sentStatement,
} from './enquiry.statements';

/** What people write to the house, who need no account for it, so that there is no actor; and the answers on their way. */
@Injectable()
export class EnquiryService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly queries: PreparedQueries,
    private readonly mailer: Mailer,
    private readonly template: MailTemplate,
  ) {}

  /** Keeps what somebody writes, once under their browser's key. @throws DomainError COMMON_INVALID_INPUT */
  async send(input: SendEnquiryInput): Promise<void> {
    await this.queries.count(sendStatement, { ...parseInput(sendEnquirySchema, input) });
  }

  /** Mails an answer, with what it answers; nothing where it was mailed, or the enquiry is gone. */
  async mail(entryId: string): Promise<void> {
    const [answer] = await this.queries.rows(answerQuery, { entryId });
    if (!answer || answer.sentAt !== null) return;
    const { name, email, text, question } = answer;
    const mail = this.template.build({
      subject: messages.subject(),
      heading: messages.hello({ name }),
      paragraphs: paragraphsOf(text),
      sections: [{ heading: messages.youWrote(), lines: paragraphsOf(question) }],
      afterword: [messages.writeAgain()],
    });
    await this.mailer.send({ to: email, ...mail, headers: { 'Reply-To': this.config.contactEmail } });
    await this.queries.count(sentStatement, { entryId });
  }

  async forgetOld(): Promise<void> {
    while ((await this.queries.count(removeOldStatement, {})) === removedAtOnce);
  }
}

/** What stands between empty lines. */
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
