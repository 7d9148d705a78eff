import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { authErrors, type EmailChangeLink } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, refusal, responseOf } from '../name-modal/testing/noor';
import { EmailChangeScreen } from './email-change-screen';

const code = 'c'.repeat(43);
const { fetch } = globalThis;
/** What was sent after the look at the link, and what is answered by the step's name: one after the other, the last from then on. */
let sent: { step: string; body: object }[];
let answers: Record<string, Answer[]>;
beforeEach(() => {
  sent = [];
  answers = {};
  globalThis.fetch = (input, { body } = {}) => {
    const step = String(input as string)
      .split('/')
      .at(-1)!;
    if (step !== 'look') sent.push({ step, body: JSON.parse(String(body as string)) as object });
    const queue = answers[step] ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (!answer || answer instanceof Error) return Promise.reject(answer ?? new Error(`No ${step} here`));
    return Promise.resolve(responseOf(answer));
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const done: Answer = { body: { data: { done: true } } };
const confirmed = (isChanged: boolean): Answer => ({ body: { data: { isChanged } } });
const linkOf = (purpose: EmailChangeLink['purpose'], email: string): Answer => ({
  body: { data: { purpose, firstName: 'Mei', email } },
});

function open(...look: Answer[]): void {
  answers['look'] = look;
  render(
    <LyceumProvider>
      <EmailChangeScreen
        code={code}
        logInButton={<a href="/login">Log in</a>}
        forgotButton={<a href="/forgot-password">Choose a new password</a>}
        homeButton={<a href="/">Home</a>}
      />
    </LyceumProvider>,
  );
}

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { name });
const link = (name: string): HTMLElement | null => screen.queryByRole('link', { name });

describe('the link to the new address', () => {
  it('changes nothing by being opened, and says that the old one is still to confirm', async () => {
    answers['confirm'] = [confirmed(false)];
    open(linkOf('NEW', 'mei@new.example'));
    expect(await screen.findByText('Mei wants to log in with mei@new.example from now on.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'No, stop it' })).toBeNull();
    expect(sent).toEqual([]);
    await press('Yes, it is mine');
    expect(await heading('Thank you, one more to go')).toBeTruthy();
    expect(sent).toEqual([{ step: 'confirm', body: { code } }]);
    expect(link('Home')).toBeTruthy();
  });

  it('leads to logging in once both have confirmed', async () => {
    answers['confirm'] = [confirmed(true)];
    open(linkOf('NEW', 'mei@new.example'));
    await press('Yes, it is mine');
    expect(await heading('Your email is changed')).toBeTruthy();
    expect(link('Log in')).toBeTruthy();
  });

  it('says that a confirmation did not arrive, and confirms at the next try', async () => {
    answers['confirm'] = [new TypeError('offline'), refusal(commonErrors.INTERNAL), confirmed(true)];
    open(linkOf('NEW', 'mei@new.example'));
    await press('Yes, it is mine');
    expect(await screen.findByRole('alert')).toBeTruthy();
    await press('Yes, it is mine');
    expect(await screen.findByText(commonErrors.INTERNAL.message)).toBeTruthy();
    await press('Yes, it is mine');
    expect(await heading('Your email is changed')).toBeTruthy();
  });

  it('that died while it was looked at says so, and where new ones are', async () => {
    answers['confirm'] = [refusal(authErrors.LINK_NOT_VALID)];
    open(linkOf('NEW', 'mei@new.example'));
    await press('Yes, it is mine');
    expect(await screen.findByText(authErrors.LINK_NOT_VALID.message)).toBeTruthy();
    expect(screen.getByText(/new links for it, in your settings/)).toBeTruthy();
    expect(link('Home')).toBeTruthy();
  });
});

describe('the link to the old address', () => {
  it('confirms', async () => {
    answers['confirm'] = [confirmed(false)];
    open(linkOf('OLD', 'm…@new.example'));
    expect(await heading('Change your email?')).toBeTruthy();
    await press('Yes, change it');
    expect(await heading('Thank you, one more to go')).toBeTruthy();
  });

  it('or stops it, and leads to a new password', async () => {
    answers['stop'] = [done];
    open(linkOf('OLD', 'm…@new.example'));
    await press('No, stop it');
    expect(await heading('Your email stays as it is')).toBeTruthy();
    expect(sent).toEqual([{ step: 'stop', body: { code } }]);
    expect(link('Choose a new password')).toBeTruthy();
    expect(link('Log in')).toBeNull();
  });
});

describe('the link that undoes it', () => {
  it('says what goes with it, and asks for a password that is long enough', async () => {
    answers['undo'] = [done];
    open(linkOf('UNDO', 'mei@old.example'));
    expect(await screen.findByText(/your account gets mei@old.example back/)).toBeTruthy();
    expect(screen.getByText(/passkeys, an authenticator app, and accounts of other services/)).toBeTruthy();
    const password = screen.getByLabelText(/New password/, { selector: 'input' });
    await userEvent.type(password, 'short');
    await press('Put my email back');
    expect(await screen.findByText('Use at least 8 characters.')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.type(password, 'er no more, I say');
    await press('Put my email back');
    expect(await heading('Your old email is back')).toBeTruthy();
    expect(sent).toEqual([{ step: 'undo', body: { code, password: 'shorter no more, I say' } }]);
    expect(link('Log in')).toBeTruthy();
  });
});

describe('a link that does not open', () => {
  it('is dead where the server says so', async () => {
    open(refusal(authErrors.LINK_NOT_VALID));
    expect(await screen.findByText(authErrors.LINK_NOT_VALID.message)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is looked at again where the network failed', async () => {
    open(new TypeError('offline'), linkOf('NEW', 'mei@new.example'));
    await press('Try again');
    expect(await heading('Is this your email?')).toBeTruthy();
  });
});
