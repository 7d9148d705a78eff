import { enquiriesErrors, type SendEnquiryInput, sendEnquirySchema } from '@lyceum/contracts/enquiries';
import { CONFIG, type Config, DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { Mailer, MailTemplate } from '@lyceum/mail';
import { Inject, Injectable } from '@nestjs/common';
import * as messages from './answer.messages';
import {
  answerQuery,
  closeAnsweredStatement,
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

  /**
   * Keeps what somebody writes, once under their browser's key.
   * @throws DomainError COMMON_INVALID_INPUT, ENQUIRIES_WRITTEN_ALREADY where something else came under it
   */
  async send(input: SendEnquiryInput): Promise<void> {
    const [kept] = await this.queries.rows(sendStatement, { ...parseInput(sendEnquirySchema, input) });
    if (!kept) throw new DomainError(enquiriesErrors.WRITTEN_ALREADY);
  }

  /** Mails an answer, with what it answers; nothing where it was mailed, or the enquiry is gone. */
  async mail(entryId: string): Promise<void> {
    const [answer] = await this.queries.rows(answerQuery, { entryId });
    if (!answer || answer.sentAt !== null) return;
    const { email, text, question } = answer;
    const mail = this.template.build({
      subject: messages.subject(),
      // Not the name: whoever wrote typed it, and the address.
      heading: messages.hello(),
      paragraphs: paragraphsOf(text),
      sections: [{ heading: messages.youWrote(), lines: paragraphsOf(question) }],
      afterword: [messages.writeAgain()],
    });
    await this.mailer.send({ to: email, ...mail, headers: { 'Reply-To': this.config.contactEmail } });
    await this.queries.count(sentStatement, { entryId });
  }

  /** Closes what was answered long ago, and removes what was closed longer ago. */
  async forgetOld(): Promise<void> {
    await this.queries.count(closeAnsweredStatement, {});
    while ((await this.queries.count(removeOldStatement, {})) === removedAtOnce);
  }
}

/** What stands between empty lines. */
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
