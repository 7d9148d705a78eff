/** A mail to one person, in both forms that mail programs show. */
export interface Mail {
  /** An address, nothing else. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Beyond those every mail has, e.g. `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Port to the post: SMTP, or the pages at `/dev/mail`. Both pass the same contract test. */
export abstract class Mailer {
  /** Resolves once the mail is accepted, not once it has arrived. @throws when it was not accepted */
  abstract send(mail: Mail): Promise<void>;
}
