import { afterEach, expect, it } from '@jest/globals';
import { newsletterErrors } from '@lyceum/contracts/newsletter';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmNewsletterScreen } from './confirm-newsletter-screen';
import { NewsletterForm } from './newsletter-form';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

// Jsdom has no fetch of its own.
const answerOf = (body: object) =>
  ({ ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(body) }) as Response;

const refusal = ({ code, message }: { code: string; message: string }) => ({
  errors: [{ message, extensions: { code, status: 422, message } }],
});

/** A server that answers one after the other; null is no network, and after the last it says nothing more. */
function answer(...bodies: (object | null)[]): unknown[] {
  const sent: unknown[] = [];
  globalThis.fetch = (_, init) => {
    sent.push(JSON.parse(String(init?.body as string)));
    const body = bodies.shift();
    if (body === undefined) return new Promise(() => undefined);
    return body === null ? Promise.reject(new TypeError('offline')) : Promise.resolve(answerOf(body));
  };
  return sent;
}

const taken = (message: string | null) => ({ data: { submitNewsletterForm: { message } } });
const subscribe = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' });

function show(): void {
  render(
    <LyceumProvider>
      <NewsletterForm />
    </LyceumProvider>,
  );
}

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Name'), 'Mei Lin');
  await userEvent.type(screen.getByLabelText('Email'), 'mei@lyceum.example');
  await userEvent.type(screen.getByLabelText('Phone'), '+1 617 555 0142');
  await userEvent.selectOptions(screen.getByLabelText('I am interested in'), 'Model G20');
  await userEvent.selectOptions(screen.getByLabelText('How old are you?'), '16 or older');
}

it('[217] says beside each field what is wrong, and cannot be sent before all is right', async () => {
  show();
  expect(subscribe().disabled).toBe(true);
  for (const label of ['Name', 'Email', 'Phone', 'I am interested in', 'How old are you?'])
    await userEvent.click(screen.getByLabelText(label));
  await userEvent.tab();
  expect(screen.getAllByText('Required')).toHaveLength(5);
  await userEvent.type(screen.getByLabelText('Email'), 'mei@');
  await userEvent.type(screen.getByLabelText('Phone'), '12');
  await userEvent.tab();
  expect(screen.getByText('Please provide a valid email address')).toBeTruthy();
  expect(screen.getByText('Please provide a valid phone number')).toBeTruthy();
  for (const label of ['Email', 'Phone']) await userEvent.clear(screen.getByLabelText(label));
  await fillIn();
  expect(subscribe().disabled).toBe(false);
  await userEvent.clear(screen.getByLabelText('Name'));
  expect(subscribe().disabled).toBe(true);
});

it('[217] takes nothing of a child, and says whom to ask', async () => {
  const sent = answer(taken(null));
  show();
  await fillIn();
  await userEvent.selectOptions(screen.getByLabelText('How old are you?'), 'Under 16');
  await userEvent.tab();
  expect(screen.getByText('Please ask a parent, guardian or teacher to fill this in for you.')).toBeTruthy();
  expect(subscribe().disabled).toBe(true);
  expect(sent).toEqual([]);
});

it('[218] offers the four interests', () => {
  show();
  const options = within(screen.getByLabelText('I am interested in')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Choose one',
    'Online courses',
    'College counseling',
    'Education consulting',
    'Model G20',
  ]);
});

it('[219] thanks in our words, and with the page it was sent from', async () => {
  const sent = answer(taken(null));
  show();
  await fillIn();
  await userEvent.click(subscribe());
  const thanks = await screen.findByRole('status');
  expect(within(thanks).getByRole('heading').textContent).toBe('Thank you for your submission');
  expect(within(thanks).getByText('Thanks for your interest, we will contact you soon.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Thank you for your submission');
  expect(sent).toMatchObject([
    {
      variables: {
        input: { name: 'Mei Lin', interest: 'MODEL_G20', pageUri: window.location.href },
      },
    },
  ]);
});

it('does not tell what lets the readers of a preview in', async () => {
  const sent = answer(taken(null));
  window.history.replaceState(null, '', '/preview/key-of-a-draft');
  show();
  await fillIn();
  await userEvent.click(subscribe());
  await screen.findByRole('status');
  const pageUri = `${window.location.origin}/preview/`;
  expect(sent).toMatchObject([{ variables: { input: { pageUri } } }]);
});

it('[219] thanks in the service’s words where it has any', async () => {
  answer(taken('We shall be in touch.'));
  show();
  await fillIn();
  await userEvent.click(subscribe());
  expect(await screen.findByText('We shall be in touch.')).toBeTruthy();
  expect(screen.queryByText('Thanks for your interest, we will contact you soon.')).toBeNull();
});

it('[219] says when it did not work, also without a network, keeps what was typed and sends it again', async () => {
  answer(refusal(newsletterErrors.NOT_SUBMITTED), null, taken(null));
  show();
  await fillIn();
  for (let time = 0; time < 2; time += 1) {
    await userEvent.click(subscribe());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Sorry, there was an error submitting newsletter form');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mei Lin');
  }
  await userEvent.click(subscribe());
  expect(await screen.findByText('Thank you for your submission')).toBeTruthy();
});

it('[217] shows that it is being sent', async () => {
  const sent = answer();
  show();
  await fillIn();
  await userEvent.click(subscribe());
  await userEvent.click(subscribe());
  expect(subscribe().dataset['loading']).toBe('true');
  expect(sent).toHaveLength(1);
});

it('[219] the link in the mail asks before it does anything, and says when it is dead', async () => {
  const sent = answer(
    { data: { confirmNewsletter: { email: 'mei@lyceum.example', interest: 'ONLINE_COURSES' } } },
    refusal(newsletterErrors.LINK_NOT_VALID),
  );
  const screenOf = (code: string) => (
    <LyceumProvider>
      <ConfirmNewsletterScreen key={code} code={code} homeButton={<a href="/">Home</a>} />
    </LyceumProvider>
  );
  const { rerender } = render(screenOf('good'));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect((await screen.findByRole('status')).textContent).toBe(
    'We will write to mei@lyceum.example about this: Online courses.',
  );
  rerender(screenOf('old'));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
});
