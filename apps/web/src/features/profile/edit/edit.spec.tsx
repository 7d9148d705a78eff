import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { profileErrors, type ProfileFieldName, profileFieldNames } from '@lyceum/contracts/profile';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ProfileAbout } from '../profile-about';
import { ProfileDetails } from '../profile-details';
import type { Profile } from '../profile-query';
import { fieldLabels } from '../profile.messages';

const updated = 'Successfully Updated!';
const failed = 'Sorry, there was an error updating your profile. Please try again.';

const { fetch } = globalThis;
/** What was sent, and what is answered: one thing after the other, the last of them from then on. */
let sent: object[];
let answers: object[];
beforeEach(() => {
  sent = [];
  globalThis.fetch = (_, { body } = {}) => {
    // Who sees what is counted when it comes: here it never does.
    if (String(body).includes('ProfileAudiences')) return new Promise(() => undefined);
    sent.push((JSON.parse(String(body)) as { variables: object }).variables);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    // Jsdom has no fetch of its own.
    const response = { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(answer) };
    return Promise.resolve(response as Response);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

type Values = Partial<Record<ProfileFieldName, string>>;

const mina = (values: Values = {}): Profile => {
  const fields = profileFieldNames.map((name) => [
    name,
    { value: values[name] ?? null, privacy: 'FRIENDS' as const },
  ]);
  return {
    id: 'mina',
    firstName: 'Mina',
    lastName: 'Okafor',
    profilePictureUrl: null,
    coverUrl: null,
    createdAt: '2025-03-10T12:00:00.000Z',
    school: 'Hill School, Nairobi',
    requestingUserIsTheTeacherOfThisUser: false,
    aboutMe: 'I grow tomatoes.',
    partPrivacy: {
      aboutMe: 'GLOBAL',
      memberSince: 'GLOBAL',
      kpi: 'GLOBAL',
      activities: 'FRIENDS',
      achievements: 'GLOBAL',
      forums: 'FRIENDS',
      certificates: 'FRIENDS',
      school: 'FRIENDS',
    },
    kpi: null,
    achievements: null,
    userBadges: null,
    userProfile: Object.fromEntries(fields) as Profile['userProfile'],
  };
};

const saves = (): object => ({ data: { updateProfile: mina() } });

const refuses = (answer: { code: string; status: number; message: string }, issues?: object): object => ({
  errors: [{ message: answer.message, extensions: { ...answer, issues } }],
});

/** Shows a part of one's own page. */
function show(part: ReactNode): void {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LyceumProvider>
        <RouterProvider router={router as never} />
      </LyceumProvider>
    </QueryClientProvider>,
  );
}

/** The same, with its form open. */
async function edit(part: ReactNode, name: string, server: object[]): Promise<void> {
  answers = server;
  show(part);
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('button', { name: 'Save' });
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const choiceOf = (what: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Seen by: ${what}` });

describe('the bio', () => {
  const open = (...server: object[]) => edit(<ProfileAbout person={mina()} isOwn />, 'Edit your bio', server);
  const bio = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bio' });

  it('[150] of nobody yet is asked for: background, interests, favourite food', async () => {
    show(<ProfileAbout person={{ ...mina(), aboutMe: null }} isOwn />);
    expect(
      await screen.findByText(/Tell others of your background, your interests, your favourite food\.$/),
    ).toBeTruthy();
  });

  it('[151] is changed where it stands, with who sees it; the focus goes back to the button', async () => {
    await open(saves());
    expect(document.activeElement).toBe(bio());
    expect(bio().value).toBe('I grow tomatoes.');
    await userEvent.clear(bio());
    await userEvent.selectOptions(choiceOf('Bio'), 'Only you');
    await save();
    expect(await screen.findByText(updated)).toBeTruthy();
    expect(sent).toEqual([
      { userProfileId: 'mina', input: { aboutMe: '', privacy: { aboutMe: 'PRIVATE' } } },
    ]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit your bio' })),
    );
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('[151] keeps what was typed when it cannot be saved, and saves it with the next try', async () => {
    await open(refuses(commonErrors.INTERNAL), saves());
    await userEvent.type(bio(), ' And beans.');
    await save();
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(bio().value).toBe('I grow tomatoes. And beans.');
    await save();
    expect(await screen.findByText(updated)).toBeTruthy();
    expect(sent[1]).toEqual({
      userProfileId: 'mina',
      input: { aboutMe: 'I grow tomatoes. And beans.', privacy: {} },
    });
  });

  it('of more than 5,000 characters says so at the field, and loses none of them', async () => {
    await open(saves());
    fireEvent.change(bio(), { target: { value: 'x'.repeat(5_001) } });
    await save();
    expect(await screen.findByText('Use at most 5000 characters: this has 5001.')).toBeTruthy();
    expect(bio().value).toHaveLength(5_001);
    expect(sent).toEqual([]);
  });
});

describe('the details', () => {
  const open = (values: Values, ...server: object[]) =>
    edit(<ProfileDetails person={mina(values)} isOwn />, 'Edit your details', server);
  const field = (name: ProfileFieldName) => screen.getByRole('textbox', { name: fieldLabels[name]() });

  it('[148] have every field with who sees it beside it; when one was born stays', async () => {
    await open({ dob: '1990-03-09' }, saves());
    for (const name of profileFieldNames) {
      expect(screen.getByLabelText(fieldLabels[name]())).toBeTruthy();
      expect(choiceOf(fieldLabels[name]()).value).toBe('FRIENDS');
    }
    expect(choiceOf('Member since').value).toBe('GLOBAL');
    expect(screen.getByLabelText<HTMLInputElement>('Date of birth')).toMatchObject({
      value: 'March 9, 1990',
      readOnly: true,
    });
  });

  it('[151] send what was changed and nothing else, and blank what was emptied', async () => {
    await open({ dob: '1990-03-09', city: 'Nelson', phone: '0555 123' }, saves());
    await userEvent.clear(field('city'));
    await userEvent.type(field('preferredName'), 'Mi');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'New Zealand');
    await userEvent.selectOptions(choiceOf('Phone'), 'Whoever may find you');
    await save();
    expect(await screen.findByText(updated)).toBeTruthy();
    expect(sent).toEqual([
      {
        userProfileId: 'mina',
        input: { city: '', preferredName: 'Mi', country: 'NZ', privacy: { phone: 'GLOBAL' } },
      },
    ]);
  });

  it('[149] offer somebody under age no more than friends of what is guarded', async () => {
    await open({ dob: `${String(new Date().getFullYear() - 15)}-01-01` }, saves());
    const offered = (name: ProfileFieldName) => choiceOf(fieldLabels[name]()).options.length;
    expect([offered('phone'), offered('dob'), offered('guardianEmail'), offered('gender')]).toEqual([
      2, 2, 2, 3,
    ]);
  });

  it('say at the field what the server refused of it', async () => {
    const { message } = profileErrors.MINOR_FIELD;
    await open(
      { dob: '1990-03-09' },
      refuses(profileErrors.MINOR_FIELD, [{ path: 'input.privacy.phone', message }]),
    );
    await userEvent.selectOptions(choiceOf('Phone'), 'Whoever may find you');
    await save();
    await waitFor(() => expect(field('phone').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(message)).toBeTruthy();
    expect(choiceOf('Phone').value).toBe('GLOBAL');
  });
});
