import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportButton } from './report-button';

const bo = '0197a000-0000-7000-8000-00000000000c';
const { code, message, status } = commonErrors.INTERNAL;
const failed = { errors: [{ message, extensions: { code, message, status } }] };
const arrived = { data: { reportProfile: true } };

const { fetch } = globalThis;
/** What was reported, and what is answered: one after the other, the last from then on. Null is no network. */
let sent: object[];
let answers: (object | null)[];
beforeEach(() => {
  sent = [];
  answers = [arrived];
  globalThis.fetch = (_, { body } = {}) => {
    sent.push((JSON.parse(String(body as string)) as { variables: object }).variables);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) return Promise.reject(new TypeError('offline'));
    // Jsdom has no fetch of its own.
    const response = { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(answer) };
    return Promise.resolve(response as Response);
  };
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.fetch = fetch;
});

async function open(pictureUrl: string | null = '/files/picture/bo.webp') {
  render(
    <LyceumProvider>
      <ReportButton userId={bo} name="Bo Lind" pictureUrl={pictureUrl} />
    </LyceumProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  return screen.findByRole('dialog', { name: 'Report Bo Lind' });
}

const words = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: /What is wrong with it/ });
const send = async (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Send report' }));

it('[97] offers a picture where there is one, which a drawing of our own is not', async () => {
  for (const pictureUrl of [null, '/avatars/00000.svg']) {
    await open(pictureUrl);
    expect(screen.queryByRole('option', { name: 'The picture' })).toBeNull();
    cleanup();
  }
});

it('[97] reports which part of a profile it is, and what is wrong with it', async () => {
  await open();
  const part = screen.getByRole('combobox', { name: /What do you report/ });
  expect([...part.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'The picture',
    'The cover',
    'What they say about themselves',
    'The name',
  ]);
  expect(screen.getByText('Staff read this. Nobody is told who reported it.')).toBeTruthy();
  await userEvent.selectOptions(part, 'BIO');
  await userEvent.type(words(), '  It is about me.  ');
  await send();
  expect(await screen.findByText('Thank you. Staff look at it.')).toBeTruthy();
  expect(sent).toEqual([{ userId: bo, requestingUser: '', kind: 'BIO', message: 'It is about me.' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[97] sends nothing without words, and no more than 1,000 characters', async () => {
  await open();
  await send();
  expect(await screen.findByText('Write something first.')).toBeTruthy();
  await userEvent.click(words());
  await userEvent.paste('a'.repeat(1_001));
  await send();
  expect(await screen.findByText('Write at most 1000 characters.')).toBeTruthy();
  expect(words().value).toHaveLength(1_001);
  expect(sent).toEqual([]);
});

it('[97] that did not arrive says so and keeps what was typed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answers = [null, failed, arrived];
  await open();
  await userEvent.type(words(), 'It is about me.');
  await send();
  expect(await screen.findByRole('alert')).toBeTruthy();
  await send();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(words().value).toBe('It is about me.');
  await send();
  expect(await screen.findByText('Thank you. Staff look at it.')).toBeTruthy();
  expect(sent).toHaveLength(3);
});

it('[97] is left without a report', async () => {
  await open();
  await userEvent.type(words(), 'No');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
});
