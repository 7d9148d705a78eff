import type { TestServer } from './test-server';

/** A mail as `/dev/mail/messages` tells it. */
export interface ReceivedMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** What is enclosed, by name. */
  files: string[];
  createdAt: string;
}

/** How long a mail may take on a busy machine, and how often to look, in ms. */
const arrivesWithin = 20_000;
const lookEvery = 50;

/** The mails to an address so far, the newest first. */
export async function mailsTo(server: TestServer, address: string): Promise<ReceivedMail[]> {
  const answer = await server.http.get('/dev/mail/messages').query({ to: address }).expect(200);
  return (answer.body as { data: ReceivedMail[] }).data;
}

/** Waits for the mail number `count` to an address. @returns the newest one */
export async function nthMailTo(server: TestServer, address: string, count = 1): Promise<ReceivedMail> {
  const until = Date.now() + arrivesWithin;
  for (;;) {
    const mails = await mailsTo(server, address);
    if (mails.length >= count && mails[0]) return mails[0];
    if (Date.now() > until)
      throw new Error(`${address} has got ${String(mails.length)} mails, not ${String(count)}`);
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}

/** Waits until nothing more will be mailed: every event there is has been delivered. */
export async function untilMailIsOut(server: TestServer): Promise<void> {
  const until = Date.now() + arrivesWithin;
  // Nobody announces an event that a test wrote by SQL: it would lie there until the worker's clock strikes.
  await server.database.query('NOTIFY lyceum_outbox');
  for (;;) {
    const [open] = await server.database.query<{ count: number }[]>(
      `SELECT (SELECT count(*) FROM outbox_events WHERE relayed_at IS NULL)::int
            + (SELECT count(*) FROM event_deliveries WHERE handled_at IS NULL AND parked_at IS NULL)::int AS count`,
    );
    if (open?.count === 0) return;
    if (Date.now() > until) throw new Error('The events were not delivered in time');
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}

/** The code in the link of a mail. */
export function codeIn({ text }: Pick<ReceivedMail, 'text'>): string {
  const code = /\/(?:confirm-email|email-change|hash)\/([\w-]{43})\b/.exec(text)?.[1];
  if (code === undefined) throw new Error(`No link with a code in:\n${text}`);
  return code;
}
