import { createHash } from 'node:crypto';
import { assertMayCallOut, currentJobKey, type EnclosedFile, TargetUnavailableError } from '@lyceum/kernel';

/** A mail to one person, in both forms that mail programs show. */
export interface Mail {
  /** An address, nothing else. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Beyond those every mail has, e.g. `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly files?: readonly EnclosedFile[];
  /** What it is known by when it comes twice, where it is no job's only mail to its address. */
  readonly key?: string;
}

/** A mail with its key as the `Message-ID` has it. */
export type KeyedMail = Mail;

/** Whether it is one that its reader can leave; mails about an account and what somebody bought are none. */
export const isListMail = ({ headers = {} }: Mail): boolean => 'List-Unsubscribe' in headers;

/** Names that stand for no place on the net (RFC 2606): accounts without an e-mail and erased ones have addresses there. */
const nowhere = /\.invalid$/i;

/** Nothing is sent to such an address. */
export const leadsNowhere = (address: string): boolean => nowhere.test(address);

/** The server asked to bring one mail later, as for a full mailbox: it is there, and takes others. */
export class MailForLaterError extends TargetUnavailableError {}

/** Port to the post: SMTP, or the pages at `/dev/mail`. Both pass the same contract test. */
export abstract class Mailer {
  /**
   * Resolves once the mail is accepted, not once it has arrived; at once, and without sending, when its address
   * cannot exist. The mail of a job that is done twice has the same `Message-ID` both times, by which mailboxes know it.
   * @throws when it was not accepted; TargetUnavailableError when the mail server is away, MailForLaterError when it is not
   */
  async send(mail: Mail): Promise<void> {
    // Said of every adapter, so that tests with the embedded one show a mail in the wrong lane.
    assertMayCallOut('A mail');
    if (!leadsNowhere(mail.to)) await this.deliver({ ...mail, ...keyOf(mail) });
  }

  protected abstract deliver(mail: KeyedMail): Promise<void>;
}

/** What a mail is told apart by: its own key, or that of the job that sends it; nothing where there is none. */
function keyOf({ to, key = currentJobKey() }: Mail): Pick<KeyedMail, 'key'> {
  return key === undefined ? {} : { key: createHash('sha256').update(`${key} ${to}`).digest('hex') };
}
