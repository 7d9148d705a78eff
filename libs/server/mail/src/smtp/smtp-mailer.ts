import type { OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '@lyceum/kernel';
import { createTransport, type Transporter } from 'nodemailer';
import { type Mail, Mailer } from '../mailer.port';

/** How long a mail server may take to answer, in ms; a mail that failed is tried again by its job. */
const answerWithinMilliseconds = 15_000;

/** Mails by SMTP, over few connections that are kept. */
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter;
  private readonly from: string | { name: string; address: string };

  constructor(config: Pick<Config, 'MAIL_FROM' | 'BRAND_NAME' | 'publicUrl'> & { SMTP_URL: string }) {
    super();
    const { hostname } = new URL(config.publicUrl);
    this.from = config.MAIL_FROM ?? { name: config.BRAND_NAME, address: `no-reply@${hostname}` };
    this.transport = createTransport({
      url: config.SMTP_URL,
      pool: true,
      maxConnections: 3,
      connectionTimeout: answerWithinMilliseconds,
      greetingTimeout: answerWithinMilliseconds,
      socketTimeout: answerWithinMilliseconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  protected override async deliver({ to, subject, html, text, headers }: Mail): Promise<void> {
    await this.transport.sendMail({
      from: this.from,
      // As an object, so that nothing in it is read as a second address.
      to: { name: '', address: to },
      subject,
      html,
      text,
      // Keeps answering machines from answering.
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
