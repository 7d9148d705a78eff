import { afterEach, describe, expect, it } from '@jest/globals';
import { guardiansErrors } from '@lyceum/contracts/guardians';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FamilyScreen } from './family-screen';
import { MyGuardiansScreen } from './my-guardians-screen';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

// Jsdom has no fetch of its own.
const answerOf = (body: object) =>
  ({ ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(body) }) as Response;

const refusal = ({ code, message }: { code: string; message: string }) => ({
  errors: [{ message, extensions: { code, status: 404, message } }],
});

type Answers = Readonly<Record<string, object | undefined>>;

/** Shows a screen on a server that answers these operations, and never any other one. */
function show(shown: ReactNode, answers: Answers): string[] {
  const asked: string[] = [];
  globalThis.fetch = (_, init) => {
    const said = JSON.stringify(init?.body ?? '');
    const name = Object.keys(answers).find((operation) => said.includes(operation));
    asked.push(said);
    const body = name === undefined ? undefined : answers[name];
    return body ? Promise.resolve(answerOf(body)) : new Promise(() => undefined);
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LyceumProvider>{shown}</LyceumProvider>
    </QueryClientProvider>,
  );
  return asked;
}

const linkTo = (path: string, title: string) => <a href={path}>{title}</a>;

const family = (studentId?: string) => (
  <FamilyScreen
    studentId={studentId}
    onChoose={() => undefined}
    linkToStudent={(id, name, isCurrent) => (
      <a href={`?student=${id}`} aria-current={isCurrent ? 'page' : undefined}>
        {name}
      </a>
    )}
    linkTo={linkTo}
  />
);

const person = (firstName: string) => ({
  id: firstName,
  firstName,
  lastName: 'Tanaka',
  profilePictureUrl: null,
});
const tie = (firstName: string, more: object = {}) => ({
  id: `tie-${firstName}`,
  origin: 'CODE',
  since: '2026-11-01T12:00:00.000Z',
  isKept: false,
  hasDigest: false,
  person: person(firstName),
  ...more,
});

const nothing = { figures: [], entries: [], days: [] };
const topic = (name: string, content: object | null, more: object = {}) => ({
  name,
  mayChoose: true,
  choosableFrom: 16,
  content: content && { ...nothing, ...content },
  ...more,
});

const topics = [
  topic('TIME_SPENT', {
    figures: [{ label: 'in the last seven days', value: '1 h 5 min' }],
    days: [
      { day: '2026-11-22', minutes: 0 },
      { day: '2026-11-23', minutes: 65 },
    ],
  }),
  topic('FORUMS', {
    entries: [
      {
        id: 'f',
        title: 'Climate Action',
        detail: null,
        at: '2026-11-02T12:00:00.000Z',
        url: '/community/climate',
      },
    ],
  }),
  topic('FRIENDS', null),
  topic('CONSENTS', {}, { mayChoose: false, choosableFrom: 18 }),
];

const page = (more: object = {}) => ({
  getGuardianPage: { student: person('Mei'), topics, mayWithdrawConsent: false, ...more },
});
const data = (content: object) => ({ data: content });

describe('[172] Family, for a guardian', () => {
  it('says that it loads', () => {
    show(family(), {});
    expect(screen.getByRole('status', { name: /The students you look after/ })).toBeTruthy();
  });

  it('says what it is to who looks after nobody, and takes a code', async () => {
    show(family(), { GuardianStudents: data({ getGuardianStudents: [] }) });
    expect(await screen.findByText(/Ask them for a code/)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'The student’s code' }), 'hello');
    await userEvent.click(screen.getByRole('button', { name: 'Become their guardian' }));
    expect(await screen.findAllByText('A code has 12 letters and digits.')).not.toHaveLength(0);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('hello');
  });

  it('keeps a code that is refused, and says why', async () => {
    show(family(), {
      AcceptGuardianCode: refusal(guardiansErrors.CODE_NOT_VALID),
      GuardianStudents: data({ getGuardianStudents: [] }),
    });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'The student’s code' });
    await userEvent.type(field, '7k2m 9qxa 4tcb{enter}');
    expect(await screen.findByText(guardiansErrors.CODE_NOT_VALID.message)).toBeTruthy();
    expect(field.value).toBe('7k2m 9qxa 4tcb');
  });

  it('shows each topic, what the student keeps to themselves as that, and no way to choose', async () => {
    show(family(), {
      GuardianStudents: data({ getGuardianStudents: [tie('Mei'), tie('Ren')] }),
      GuardianPage: data(page()),
    });
    expect(await screen.findByText('1 h 5 min')).toBeTruthy();
    const days = screen.getByRole('list', { name: 'Minutes of each day' });
    expect(within(days).getByText('Monday, November 23: 65 minutes')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Climate Action' }).getAttribute('href')).toBe(
      '/community/climate',
    );
    expect(screen.getByText('Mei keeps this to themselves.')).toBeTruthy();
    expect(screen.getByText('Nothing has been agreed to yet.')).toBeTruthy();
    expect(screen.getByText(/never what they write/)).toBeTruthy();
    expect(screen.getAllByRole('switch').map(({ id }) => id)).toEqual([
      screen.getByRole('switch', { name: 'Email me each week' }).id,
    ]);
    expect(screen.queryByRole('button', { name: 'Withdraw my consent' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Mei Tanaka', current: 'page' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ren Tanaka', current: false })).toBeTruthy();
  });

  it('lets the guardian be mailed each week, which is off until they say so and told to the student', async () => {
    const asked = show(family(), {
      ChooseGuardianDigest: data({ chooseGuardianDigest: [tie('Mei', { hasDigest: true })] }),
      GuardianStudents: data({ getGuardianStudents: [tie('Mei')] }),
      GuardianPage: data(page()),
    });
    const choice = await screen.findByRole<HTMLInputElement>('switch', { name: 'Email me each week' });
    expect(choice.checked).toBe(false);
    expect(screen.getByText(/Mei is told that you get it/)).toBeTruthy();
    await userEvent.click(choice);
    await waitFor(() => expect(choice.checked).toBe(true));
    const said = asked.find((one) => one.includes('ChooseGuardianDigest')) ?? '';
    expect(said).toContain(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('[41] lets who gave the consent withdraw it, after a question', async () => {
    const asked = show(family(), {
      GuardianStudents: data({ getGuardianStudents: [tie('Mei', { origin: 'CONSENT' })] }),
      GuardianPage: data(page({ mayWithdrawConsent: true })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw my consent' }));
    expect(await screen.findByText(/locked at once, and nothing is deleted/)).toBeTruthy();
    expect(asked.some((said) => said.includes('WithdrawGuardianConsent'))).toBe(false);
  });

  it('says that it did not come, and asks again', async () => {
    show(family(), { GuardianStudents: refusal({ code: 'COMMON_INTERNAL', message: 'Not now.' }) });
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('Your guardians, for a student', () => {
  const mine = (more: object = {}) =>
    data({
      getMyGuardians: {
        guardians: [tie('Aiko')],
        mayMakeCode: true,
        mayKeep: false,
        codeExpiresAt: null,
        ...more,
      },
    });

  it('shows what guardians see, from the same answer, with what the student may choose', async () => {
    show(<MyGuardiansScreen linkTo={linkTo} />, {
      MyGuardians: mine({ guardians: [tie('Aiko', { hasDigest: true })] }),
      GuardianPage: data(page()),
    });
    expect(await screen.findByText('1 h 5 min')).toBeTruthy();
    const choice = (name: string) =>
      screen.getByRole<HTMLInputElement>('switch', { name: `${name}: Guardians see this` });
    expect([choice('Time spent here').checked, choice('Friends').checked]).toEqual([true, false]);
    expect([choice('Friends').disabled, choice('Consents').disabled]).toEqual([false, true]);
    expect(screen.getByText('Is emailed each week what guardians see')).toBeTruthy();
    expect(screen.getByText('Your guardians are not told this.')).toBeTruthy();
    expect(screen.getByText('Yours to choose from 18 on')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'End that Aiko Tanaka is your guardian' })).toBeTruthy();
  });

  it('shows a code once, with how long it holds and whom not to give it', async () => {
    show(<MyGuardiansScreen linkTo={linkTo} />, {
      CreateGuardianCode: data({
        createGuardianCode: { code: '7K2M-9QXA-4TCB', expiresAt: '2026-11-23T12:00:00.000Z' },
      }),
      MyGuardians: mine({ guardians: [] }),
      GuardianPage: data(page()),
    });
    expect(await screen.findByText('Nobody does yet.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Make a code' }));
    const shown = await screen.findByRole('status', { name: 'Your code' });
    expect(shown.textContent).toContain('7K2M-9QXA-4TCB');
    expect(shown.textContent).toContain('It holds once, until');
    expect(screen.getByText(/Nobody who works here will ever ask you for it/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take it back' })).toBeTruthy();
  });

  it('says to who is too young or too old that there are no codes, and to who is 17 that a guardian can stay', async () => {
    show(<MyGuardiansScreen linkTo={linkTo} />, {
      MyGuardians: mine({ mayMakeCode: false, mayKeep: true }),
      GuardianPage: data(page()),
    });
    expect(await screen.findByText(/Codes are for students from 13 to 17/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make a code' })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Keep when I am 18' }).checked).toBe(false);
  });
});
