import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { type AchievementDetail, profileErrors } from '@lyceum/contracts/profile';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createTrpcClient, trpc } from '../../app/trpc';
import { EditAchievementForm, NewAchievementForm } from './achievement-form';

// Jsdom has none; the console's calls look whether they are given one.
Object.assign(globalThis, { Request: Event });

const id = '0197a000-0000-7000-8000-0000000000d1';
const tenReplies: AchievementDetail = {
  id,
  title: 'Ten replies',
  iconName: 'award',
  description: 'For ten replies that helped.',
  url: '/community',
  way: 'BY_HAND',
  isRetired: false,
  revision: 3,
  holders: 2,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
};

interface Refusal {
  readonly code: string;
  readonly status: number;
  readonly message: string;
}
const { fetch } = globalThis;
/** What was sent, by procedure, and what is answered: one after the other, the last from then on. Null is no network. */
let sent: { procedure: string; input: unknown }[];
let answers: ({ readonly data: unknown } | { readonly refused: Refusal } | null)[];
beforeEach(() => {
  sent = [];
  globalThis.fetch = (input, { body } = {}) => {
    const procedure = new URL(String(input as string), 'http://localhost').pathname.split('/').at(-1)!;
    sent.push({ procedure, input: (JSON.parse(String(body as string)) as Record<string, unknown>)['0'] });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) return Promise.reject(new TypeError('offline'));
    const result =
      'data' in answer
        ? { result: { data: answer.data } }
        : { error: { message: answer.refused.message, code: -32_000, data: answer.refused } };
    const status = 'data' in answer ? 200 : answer.refused.status;
    // Jsdom has no fetch of its own.
    const response = {
      ok: status < 400,
      status,
      headers: new Headers(),
      json: () => Promise.resolve([result]),
    };
    return Promise.resolve(response as Response);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

function open(form: ReactNode): void {
  const queryClient = new QueryClient();
  render(
    <trpc.Provider client={createTrpcClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <LyceumProvider>{form}</LyceumProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
}

const field = (name: RegExp): HTMLInputElement => screen.getByRole('textbox', { name });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

describe('[146] a new achievement', () => {
  const openNew = () => {
    const onMade = jest.fn();
    const onClose = jest.fn();
    open(<NewAchievementForm onMade={onMade} onClose={onClose} />);
    return { onMade, onClose };
  };

  it('is made with its icon and how it is come by, and is opened', async () => {
    answers = [{ data: { achievementId: id } }];
    const { onMade, onClose } = openNew();
    await userEvent.type(field(/Title/), '  First thread ');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Icon/ }), 'star');
    await userEvent.type(field(/Description/), 'For a first thread.');
    await userEvent.type(field(/Link/), '/community');
    const way = screen.getByRole<HTMLSelectElement>('combobox', { name: /Earned by/ });
    const rule = [...way.options].find(({ value }) => value !== 'BY_HAND')!.value;
    await userEvent.selectOptions(way, rule);
    await press('Create');
    expect(await screen.findByText('First thread is there.')).toBeTruthy();
    expect(sent).toEqual([
      {
        procedure: 'achievements.create',
        input: {
          title: 'First thread',
          iconName: 'star',
          description: 'For a first thread.',
          url: '/community',
          way: rule,
        },
      },
    ]);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onMade).toHaveBeenCalledWith(id);
  });

  it('is not sent without a title and a description, nor with a link that leads nowhere', async () => {
    answers = [{ data: { achievementId: id } }];
    const { onClose } = openNew();
    await userEvent.type(field(/Link/), 'javascript:alert(1)');
    await press('Create');
    for (const text of ['Give it a title.', 'Say what it is for.', /Enter a path like \/community/])
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('that was not made keeps what was typed, says why, and is made at another try', async () => {
    answers = [null, { refused: commonErrors.INTERNAL }, { data: { achievementId: id } }];
    const { onMade } = openNew();
    await userEvent.type(field(/Title/), 'First thread');
    await userEvent.type(field(/Description/), 'For a first thread.');
    await press('Create');
    expect(await screen.findByRole('alert')).toBeTruthy();
    await press('Create');
    expect(await screen.findByText(commonErrors.INTERNAL.message)).toBeTruthy();
    expect(field(/Title/).value).toBe('First thread');
    await press('Create');
    await waitFor(() => expect(onMade).toHaveBeenCalledTimes(1));
  });
});

describe('[146] an achievement that is changed', () => {
  const openEdit = () => {
    const onClose = jest.fn();
    open(<EditAchievementForm achievement={tenReplies} onClose={onClose} />);
    return onClose;
  };

  it('begins with what it says, has no say in how it is come by, and tells which one it was read as', async () => {
    answers = [{ data: null }];
    const onClose = openEdit();
    expect(field(/Link/).value).toBe('/community');
    expect(screen.queryByRole('combobox', { name: /Earned by/ })).toBeNull();
    await userEvent.clear(field(/Link/));
    await userEvent.type(field(/Title/), ' that helped');
    await press('Save');
    expect(await screen.findByText('Ten replies that helped is changed.')).toBeTruthy();
    const { iconName, description, revision } = tenReplies;
    const input = { title: 'Ten replies that helped', iconName, description, url: '' };
    expect(sent).toEqual([
      { procedure: 'achievements.update', input: { ...input, achievementId: id, revision } },
    ]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('that somebody else changed meanwhile is not overwritten, and says so', async () => {
    answers = [{ refused: profileErrors.ACHIEVEMENT_CHANGED_MEANWHILE }];
    const onClose = openEdit();
    await userEvent.type(field(/Title/), '!');
    await press('Save');
    expect(await screen.findByText(profileErrors.ACHIEVEMENT_CHANGED_MEANWHILE.message)).toBeTruthy();
    expect(field(/Title/).value).toBe('Ten replies!');
    expect(onClose).not.toHaveBeenCalled();
  });
});
