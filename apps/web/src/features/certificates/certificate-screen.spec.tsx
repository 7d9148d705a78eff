import { afterEach, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CertificateScreen } from './certificate-screen';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const code = 'Kd83mQp0_xZt-Lw7RbNc2A';
const valid = {
  code,
  isValid: true,
  name: 'Mei Tanaka',
  courseName: 'Writing that is read',
  issuedAt: '2026-11-20T12:00:00.000Z',
  withdrawnAt: null,
};

/** Opens it on a server that answers one thing after the other; null is no network, and nothing left is no answer yet. */
function open(...answers: (object | number | null)[]): void {
  globalThis.fetch = () => {
    const answer = answers.shift();
    if (answer === undefined) return new Promise(() => undefined);
    if (answer === null) return Promise.reject(new TypeError('offline'));
    const status = typeof answer === 'number' ? answer : 200;
    const body =
      typeof answer === 'number'
        ? { error: { code: 'LIVE_COURSE_NOT_FOUND', message: 'Not there.', status } }
        : { data: answer };
    // Jsdom has no fetch of its own.
    const response = {
      ok: status === 200,
      status,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: () => Promise.resolve(body),
      text: () => Promise.resolve(JSON.stringify(body)),
    };
    return Promise.resolve(response as Response);
  };
  render(
    <LyceumProvider>
      <CertificateScreen code={code} homeButton={<a href="/">Go to Lyceum</a>} />
    </LyceumProvider>,
  );
}

it('[233] says that it checks, and then that it holds, with the name that stands on it', async () => {
  open(valid);
  expect(screen.getByRole('status', { name: 'Checking the certificate' })).toBeTruthy();
  expect(await screen.findByText('This certificate is valid.')).toBeTruthy();
  for (const text of ['Mei Tanaka', 'Writing that is read', 'November 20, 2026'])
    expect(screen.getByText(text)).toBeTruthy();
});

it('[233] says of a withdrawn one that it holds no more, and of nobody', async () => {
  open({ ...valid, isValid: false, name: null, withdrawnAt: '2026-11-22T12:00:00.000Z' });
  expect(await screen.findByText('This certificate was withdrawn.')).toBeTruthy();
  expect(screen.queryByText('Given to')).toBeNull();
  expect(screen.getByText('November 22, 2026')).toBeTruthy();
});

it('[233] says where there is none, and without a network that it could not check, and checks again', async () => {
  open(404);
  expect(await screen.findByText('There is no such certificate')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Lyceum' })).toBeTruthy();
  cleanup();
  open(null, valid);
  expect(await screen.findByText('The certificate could not be checked')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This certificate is valid.')).toBeTruthy();
});
