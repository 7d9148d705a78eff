import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { schoolsErrors } from '@lyceum/contracts/schools';
import { session } from '@lyceum/session';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { today } from './answers';
import { NameModal } from './name-modal';
import {
  addOne,
  answerAll,
  born,
  button,
  chooseSchool,
  confirm,
  country,
  dateOfBirth,
  live,
  schoolBox,
  textbox,
} from './testing/fields';
import {
  acacia,
  type Answer,
  jacaranda,
  type Known,
  newcomer,
  noor,
  refusal,
  responseOf,
  tokenOf,
} from './testing/noor';

const { fetch } = globalThis;
/** What was sent, in its order, and what is answered to it by path: one thing after the other, the last from then on. */
let sent: { path: string; body: unknown }[];
let answers: Record<string, Answer[]>;
beforeEach(() => {
  sent = [];
  answers = {
    '/search-schools': [{ body: { data: { schools: [acacia, jacaranda] } } }],
    '/school-newSchoolCreation': [{ body: { data: { school: jacaranda } } }],
    '/updateUser': [{ body: { data: { done: true } } }],
    '/updateUserToken': [{ body: { data: { token: tokenOf('Nour') } } }],
  };
  session.adopt(tokenOf('Noor'));
  globalThis.fetch = (input, { body } = {}) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    const queue = answers[pathname] ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (pathname !== '/graphql') sent.push({ path: pathname, body: body ? JSON.parse(String(body)) : null });
    if (!answer || answer instanceof Error) return Promise.reject(answer ?? new Error(`No ${pathname} here`));
    return Promise.resolve(responseOf(answer));
  };
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.fetch = fetch;
  session.end('logged-out');
});

interface Opened {
  readonly known?: Known;
  readonly onClose?: () => void;
  readonly withChineseTaipei?: boolean;
}

async function open({ known = {}, onClose, withChineseTaipei = false }: Opened = {}) {
  answers['/graphql'] = [{ body: { data: { me: { ...newcomer, ...known } } } }];
  const reload = jest.fn();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LyceumProvider>
        <NameModal
          name="Noor Haddad"
          withChineseTaipei={withChineseTaipei}
          reload={reload}
          {...(onClose && { onClose })}
        />
      </LyceumProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Confirm' });
  return { reload, user: userEvent.setup({ delay: null }) };
}

describe('the name and school modal', () => {
  it('[161] [162] asks whether the name is right; “No, I need to edit” edits it, and Cancel goes back', async () => {
    const { user } = await open();
    expect(screen.getByRole('dialog', { name: 'Is your legal name Noor Haddad?' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await user.click(button('No, I need to edit'));
    await user.clear(textbox('First name'));
    await user.type(textbox('First name'), 'Nour');
    await user.click(button('Cancel'));
    expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull();
    await user.click(button('No, I need to edit'));
    expect(textbox('First name').value).toBe('Noor');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('[161] [162] is “Update Your Account” of who comes to change it, without Cancel, and can be left', async () => {
    const onClose = jest.fn();
    const { user } = await open({ known: { nameConfirmed: true, dateOfBirth: '2008-04-01' }, onClose });
    expect(screen.getByRole('dialog', { name: 'Update Your Account' })).toBeTruthy();
    expect(textbox('First name').value).toBe('Noor');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(dateOfBirth().disabled).toBe(true);
    await user.click(button('Close'));
    expect(onClose).toHaveBeenCalled();
  });

  it('[161] is 624 wide', async () => {
    await open();
    expect(document.querySelector('.mantine-Modal-root')?.getAttribute('style')).toContain('39rem');
  });

  it('[162] says beside the birth date that it stands', async () => {
    const { user } = await open();
    await user.hover(button('About your date of birth'));
    expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe(
      'You will not be able to modify this later.',
    );
  });

  it('edits a name at once that another service told wrong', async () => {
    await open({ known: { lastName: '' } });
    expect(textbox('Last name').value).toBe('');
    expect(screen.queryByRole('button', { name: 'No, I need to edit' })).toBeNull();
  });

  it('[164] says of a name what is wrong while it is typed, and takes it back when it is mended', async () => {
    const { user } = await open();
    await user.click(button('No, I need to edit'));
    for (const [field, message] of [
      ['First name', 'First name cannot contain special characters or numbers.'],
      ['Last name', 'Last name cannot contain special characters or numbers.'],
    ] as const) {
      await user.type(textbox(field), "'1");
      expect(screen.getByText(message)).toBeTruthy();
      await user.type(textbox(field), '{Backspace}{Backspace}');
      expect(screen.queryByText(message)).toBeNull();
    }
  });

  it('[165] begins with today, which passes, and refuses a day to come', async () => {
    await open();
    expect(dateOfBirth().value).toBe(today());
    born(`${String(new Date().getFullYear() + 1)}-01-01`);
    expect(screen.getByText('Date of birth cannot be future date')).toBeTruthy();
    born('');
    expect(screen.getByText('Enter your date of birth.')).toBeTruthy();
    born('2008-04-01');
    expect(screen.queryByText('Enter your date of birth.')).toBeNull();
  });

  it('[163] [166] has Confirm off until all is said, of somebody without a role their role as well', async () => {
    await open();
    expect(confirm().disabled).toBe(true);
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false);
    expect(screen.getByRole('radio', { name: 'Educator' })).toBeTruthy();
    await answerAll();
    expect(confirm().disabled).toBe(false);
    for (const [undo, redo] of [
      [() => born('2999-01-01'), () => born('2008-04-01')],
      [() => live(''), () => live('KE')],
      [() => fireEvent.change(schoolBox(), { target: { value: 'Acac' } }), () => chooseSchool()],
    ] as const) {
      undo();
      expect(confirm().disabled).toBe(true);
      await redo();
      expect(confirm().disabled).toBe(false);
    }
  });

  it('[166] asks nobody for a role who has one', async () => {
    await open({ known: { roles: ['STUDENT'], dateOfBirth: '2008-04-01', country: 'KE', school: acacia } });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(confirm().disabled).toBe(false);
  });

  it.each([
    [false, 'Taiwan'],
    [true, 'Chinese Taipei'],
  ])(
    '[167] lists countries by name; Chinese Taipei only with the option (%s)',
    async (withChineseTaipei, taiwan) => {
      await open({ withChineseTaipei });
      const names = within(country())
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
      expect(names.slice(1)).toEqual(names.slice(1).sort((one, other) => one.localeCompare(other, 'en')));
      expect(names).toEqual(expect.arrayContaining(['Hong Kong, China', 'Macao, China', taiwan]));
      expect(names).not.toContain(withChineseTaipei ? 'Taiwan' : 'Chinese Taipei');
    },
  );
});

describe('its school', () => {
  it('[168] is looked for once typing rests, and stands in the field with its address', async () => {
    const { user } = await open();
    await user.type(schoolBox(), 'acac');
    await screen.findByRole('option', { name: /Jacaranda College/, hidden: true });
    expect(sent).toEqual([{ path: '/search-schools', body: null }]);
    fireEvent.click(screen.getByRole('option', { name: /Acacia School/, hidden: true }));
    expect(schoolBox().value).toBe('Acacia School');
    expect(screen.getByText(acacia.schoolFullAddress)).toBeTruthy();
  });

  it('[168] says that none is found, or that looking failed, and looks again', async () => {
    answers['/search-schools'] = [new TypeError('offline'), { body: { data: { schools: [] } } }];
    const { user } = await open();
    await user.type(schoolBox(), 'zzzz');
    await user.click(await screen.findByRole('button', { name: 'Try again', hidden: true }));
    expect(await screen.findByText('No school found for “zzzz”.')).toBeTruthy();
    await user.tab();
    expect(await screen.findByText('Choose your school from the list, or add it.')).toBeTruthy();
    expect(schoolBox().value).toBe('zzzz');
  });

  const fill = async (
    user: ReturnType<typeof userEvent.setup>,
    fields: Record<string, string>,
  ): Promise<void> => {
    for (const [name, value] of Object.entries(fields)) {
      await user.clear(textbox(name));
      await user.type(textbox(name), value);
    }
  };
  const whole = {
    'Name of the school': 'Jacaranda College',
    'Street address': '4 Ngong Road',
    City: 'Nairobi',
    'State or province': "O'Higgins-Region",
    'Postal or Zip code': '00100',
  };

  it('[169] [170] is added by who does not find it: what is missing or wrong is said at the field', async () => {
    const { user } = await open();
    await user.type(schoolBox(), 'Jacaranda');
    await user.click(addOne());
    expect(screen.getByRole('dialog', { name: 'Add your school' })).toBeTruthy();
    expect(textbox('Name of the school').value).toBe('Jacaranda');
    await user.clear(textbox('Name of the school'));
    await user.click(button('Add school'));
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    expect(screen.getAllByText('Please enter a valid value here')).toHaveLength(2);
    expect(screen.getByText('Please select a valid value')).toBeTruthy();
    expect(screen.getByText('Please enter a valid Postal or Zip code')).toBeTruthy();
    await fill(user, { ...whole, City: '21 letters and more of it' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'KE');
    await user.click(button('Add school'));
    expect(screen.getAllByText('Please enter a valid value here')).toHaveLength(1);
    await fill(user, { City: '北京' });
    await user.click(button('Add school'));
    expect(await screen.findByText('New school created!')).toBeTruthy();
    expect(schoolBox().value).toBe('Jacaranda College');
    expect(sent.at(-1)).toEqual({
      path: '/school-newSchoolCreation',
      body: {
        userId: noor,
        newSchoolName: 'Jacaranda College',
        newSchoolStreetAddress: '4 Ngong Road',
        newSchoolCity: '北京',
        newSchoolState: "O'Higgins-Region",
        newSchoolZipcode: '00100',
        newSchoolCountry: 'KE',
      },
    });
  });

  it('[170] that could not be added says so, and keeps what was typed, also over the way back', async () => {
    const report = jest.fn();
    globalThis.reportError = report;
    answers['/school-newSchoolCreation'] = [new TypeError('offline'), refusal(commonErrors.INTERNAL)];
    const { user } = await open();
    live('KE');
    await user.click(addOne());
    await fill(user, whole);
    for (let tries = 0; tries < 2; tries += 1) {
      await user.click(button('Add school'));
      expect(await screen.findByText('Oops, something went wrong, please try again later.')).toBeTruthy();
    }
    expect(report).toHaveBeenCalledTimes(2);
    await user.click(button('Back'));
    expect(country().value).toBe('KE');
    await user.click(addOne());
    expect(textbox('Name of the school').value).toBe('Jacaranda College');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).value).toBe('KE');
  });
});

describe('Confirm', () => {
  const confirmed = 'Your name has been confirmed.';
  const failed = 'Sorry, something went wrong. Please try again.';
  const calls = () => sent.filter(({ path }) => path.startsWith('/updateUser'));

  it('[171] sends what was said, takes the new token, says so, and loads the page anew after 1000 ms', async () => {
    const { user, reload } = await open();
    await user.click(button('No, I need to edit'));
    await user.clear(textbox('First name'));
    await user.type(textbox('First name'), 'Nour');
    await answerAll();
    // No spy: the Testing Library takes one for a clock that stands still.
    const waits: unknown[] = [];
    const { setTimeout: wait } = window;
    window.setTimeout = ((run: () => void, ms: number) => {
      if (run === reload) waits.push(ms);
      return wait(run, ms);
    }) as typeof wait;
    fireEvent.click(confirm());
    fireEvent.click(confirm());
    expect(await screen.findByText(confirmed)).toBeTruthy();
    expect(calls()).toEqual([
      {
        path: '/updateUser',
        body: {
          userId: noor,
          nameConfirmed: true,
          newRole: 'STUDENT',
          firstName: 'Nour',
          school: acacia.id,
          dob: '2008-04-01',
          country: 'KE',
        },
      },
      { path: '/updateUserToken', body: null },
    ]);
    expect(session.state.user?.firstName).toBe('Nour');
    window.setTimeout = wait;
    expect(waits).toEqual([1_000]);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('[171] that fails says so, keeps what was typed, and can be tried again', async () => {
    answers['/updateUser'] = [
      new TypeError('offline'),
      refusal(commonErrors.INTERNAL),
      refusal(schoolsErrors.CHANGED_LATELY, [{ path: 'school', message: 'You changed it lately.' }]),
      refusal(authErrors.BIRTH_DATE_STANDS, [{ path: 'dob', message: authErrors.BIRTH_DATE_STANDS.message }]),
      { body: { data: { done: true } } },
    ];
    const { user } = await open();
    await user.click(button('No, I need to edit'));
    await user.type(textbox('Last name'), ' Byron');
    await answerAll();
    for (const text of [failed, failed, 'You changed it lately.', authErrors.BIRTH_DATE_STANDS.message]) {
      await user.click(confirm());
      expect(await screen.findByText(text)).toBeTruthy();
      expect(textbox('Last name').value).toBe('Haddad Byron');
      expect(schoolBox().value).toBe('Acacia School');
    }
    await user.click(confirm());
    expect(await screen.findByText(confirmed)).toBeTruthy();
  });

  it('[41] [165] of a birth date of today asks for a guardian first, and says what happens', async () => {
    answers['/updateUser'] = [refusal(authErrors.GUARDIAN_CONSENT_NEEDED)];
    const { user } = await open();
    await answerAll();
    born(today());
    const guardian = () =>
      screen.queryByRole<HTMLInputElement>('textbox', { name: 'Email of a parent or guardian' });
    expect(guardian()).not.toBeNull();
    expect(
      screen.getByText(/This makes you 0 years old.*You are under 13, so they need to agree first/),
    ).toBeTruthy();
    expect(confirm().disabled).toBe(true);
    born('2008-04-01');
    expect(guardian()).toBeNull();
    born(today());
    await user.type(textbox('Email of a parent or guardian'), 'parent@mail.example');
    await user.click(confirm());
    await waitFor(() => expect(session.state.status).toBe('signed-out'));
    expect(calls()[0]?.body).toMatchObject({ dob: today(), guardianEmail: 'parent@mail.example' });
  });

  it('[165] [166] of the date that stood there asks for a guardian instead of making a child of somebody', async () => {
    const { user } = await open();
    await chooseSchool();
    live('KE');
    fireEvent.click(screen.getByRole('radio', { name: 'Educator' }));
    expect(confirm().disabled).toBe(false);
    await user.click(confirm());
    expect(textbox('Email of a parent or guardian')).toBeTruthy();
    expect(calls()).toEqual([]);
    expect(confirm().disabled).toBe(true);
  });
});
