import type { OnApplicationShutdown } from '@nestjs/common';
import type { Config, OutgoingCalls } from '@lyceum/kernel';
import { createTransport, type Transporter } from 'nodemailer';
import { type KeyedMail, Mailer, MailForLaterError } from '../mailer.port';

/** How long a connection, and every single answer of the server, may take, in ms; OutgoingCalls bounds the whole. */
const connectMilliseconds = 5_000;
const answerMilliseconds = 10_000;

/** When a mail is tried again that the server asked to bring later, in seconds. */
const laterSeconds = 300;

/** Mails by SMTP, over few connections that are kept. */
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter;
  private readonly from: string | { name: string; address: string };
  private readonly target: string;
  private readonly hostname: string;

  constructor(
    config: Pick<Config, 'MAIL_FROM' | 'BRAND_NAME' | 'publicUrl'> & { SMTP_URL: string },
    private readonly calls: OutgoingCalls,
  ) {
    super();
    const { hostname } = new URL(config.publicUrl);
    this.hostname = hostname;
    this.target = `Mails (${new URL(config.SMTP_URL).host})`;
    this.from = config.MAIL_FROM ?? { name: config.BRAND_NAME, address: `no-reply@${hostname}` };
    this.transport = createTransport({
      url: config.SMTP_URL,
      pool: true,
      maxConnections: 3,
      connectionTimeout: connectMilliseconds,
      greetingTimeout: answerMilliseconds,
      socketTimeout: answerMilliseconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  protected override async deliver({
    to,
    subject,
    html,
    text,
    key,
    headers,
    files = [],
  }: KeyedMail): Promise<void> {
    const mail = {
      from: this.from,
      // As an object, so that nothing in it is read as a second address.
      to: { name: '', address: to },
      subject,
      html,
      text,
      ...(key === undefined ? {} : { messageId: `<${key}@${this.hostname}>` }),
      // Keeps answering machines from answering.
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      attachments: files.map(({ fileName, ...file }) => ({ filename: fileName, ...file })),
    };
    await this.calls
      .call(this.target, (signal) => this.transport.sendMail({ ...mail, signal }), {
        isOutage: isServersFault,
      })
      .catch((error: unknown) => {
        if (!isForLater(error)) throw error;
        throw new MailForLaterError(this.target, laterSeconds, error.message, error);
      });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

interface Refusal extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

/** Whether the server spoke of this mail or its address, rather than failing altogether. */
const isOfThisMail = ({ code }: Refusal): boolean => code === 'EENVELOPE' || code === 'EMESSAGE';

/** No connection, no login, silence, or 421, with which a server closes for all. */
const isServersFault = (error: unknown): boolean =>
  !isOfThisMail(error as Refusal) || (error as Refusal).responseCode === 421;

/** Greylisting, a full mailbox: 4xx asks to come again, 5xx is final. */
const isForLater = (error: unknown): error is Refusal =>
  isOfThisMail(error as Refusal) && String((error as Refusal).responseCode).startsWith('4');
