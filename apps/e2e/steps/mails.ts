import type { APIRequestContext } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** A mail that the server's embedded mailer kept. */
export interface ReceivedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mails to an address so far, the newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<ReceivedMail[]> {
  const answer = await request.get('/dev/mail/messages', { params: { to: address } });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { data: ReceivedMail[] }).data;
}

/** Waits for the mail number `count` to an address. @returns the newest one */
export async function nthMailTo(
  request: APIRequestContext,
  address: string,
  count = 1,
): Promise<ReceivedMail> {
  let mails: ReceivedMail[] = [];
  await expect
    .poll(
      async () => {
        mails = await mailsTo(request, address);
        return mails.length;
      },
      { message: `mails to ${address}`, timeout: 20_000, intervals: [50, 100, 200] },
    )
    .toBeGreaterThanOrEqual(count);
  return mails[0] as ReceivedMail;
}

/** Where a mail's link leads, as a path: the server under test listens on a port its mails do not know. */
export function pathIn({ text }: ReceivedMail): string {
  const path = /https?:\/\/[^/\s]+(\/(?:(?:confirm-email|hash)\/[\w-]{43}|guardian\/[\w-]+))$/m.exec(
    text,
  )?.[1];
  if (path === undefined) throw new Error(`No link with a code in:\n${text}`);
  return path;
}

/** The code at the end of that path. */
export const codeIn = (mail: ReceivedMail): string => pathIn(mail).split('/').at(-1) ?? '';
