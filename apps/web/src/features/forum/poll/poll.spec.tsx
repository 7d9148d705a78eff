import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { pollErrors } from '@lyceum/contracts/polls';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { OptionField } from './option-field';
import { newPoll, type PollDraft } from './poll-draft';
import { localTime, PollFields } from './poll-fields';
import { shareOf, withVote } from './poll-rules';
import { PollView } from './poll-view';
import type { PollItem } from './use-poll';

afterEach(cleanup);

const ada = { id: 'ada', firstName: 'Ada', lastName: 'Lovelace' };

function pollOf(part: Partial<PollItem> = {}): PollItem {
  const option = (id: string, votesCnt: number, requestingUserVoted: boolean) => ({
    id,
    label: `Option ${id}`,
    creator: ada,
    votesCnt,
    requestingUserVoted,
    deletable: false,
  });
  return {
    id: 'poll',
    creator: ada,
    canSelectMultiple: true,
    open: true,
    closesAt: null,
    isClosed: false,
    hiddenUntilVoted: false,
    resultsVisible: true,
    votersCnt: 4,
    options: [option('a', 3, true), option('b', 1, false)],
    canVote: true,
    canAddOptions: true,
    editable: false,
    ...part,
  };
}

const votes = (poll: PollItem) =>
  poll.options.map(({ votesCnt, requestingUserVoted }) => [votesCnt, requestingUserVoted]);

describe('a vote that is shown at once', () => {
  it('[127] is toggled by itself among several', () => {
    expect(votes(withVote(pollOf(), 'b', true))).toEqual([
      [3, true],
      [2, true],
    ]);
    const without = withVote(pollOf(), 'a', false);
    expect(votes(without)[0]).toEqual([2, false]);
    expect(without.votersCnt).toBe(3);
  });

  it('[127] takes the place of the other where one may be chosen', () => {
    const changed = withVote(pollOf({ canSelectMultiple: false }), 'b', true);
    expect(votes(changed)).toEqual([
      [2, false],
      [2, true],
    ]);
    expect(changed.votersCnt).toBe(4);
  });

  it('counts nothing while the results are hidden', () => {
    const hidden = pollOf({ resultsVisible: false });
    const options = hidden.options.map((option) => ({
      ...option,
      votesCnt: null,
      requestingUserVoted: false,
    }));
    expect(votes(withVote({ ...hidden, options }, 'a', true))).toEqual([
      [null, true],
      [null, false],
    ]);
  });

  it('has a share of the voters', () => {
    expect([shareOf(1, 3), shareOf(0, 0), shareOf(3, 3)]).toEqual([33, 0, 100]);
  });
});

function show(poll: PollItem) {
  const calls = {
    onVote: jest.fn(),
    onAdd: jest.fn(() => Promise.resolve(true)),
    onDelete: jest.fn(),
    onClose: jest.fn(),
  };
  render(
    <LyceumProvider>
      <PollView poll={poll} {...calls} />
    </LyceumProvider>,
  );
  return calls;
}

describe('the poll of a thread', () => {
  it('[127] says the results to a screen reader, and takes votes', async () => {
    const { onVote } = show(pollOf());
    const first = screen.getByRole<HTMLInputElement>('checkbox', {
      name: /^Option a ?, 3 votes, 75 percent$/,
    });
    expect(first.checked).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Option b/ }));
    expect(onVote).toHaveBeenLastCalledWith('b', true);
    await userEvent.click(first);
    expect(onVote).toHaveBeenLastCalledWith('a', false);
  });

  it('[127] lets one choose one, change it and take it back', async () => {
    const { onVote } = show(pollOf({ canSelectMultiple: false }));
    await userEvent.click(screen.getByRole('radio', { name: /^Option b/ }));
    expect(onVote).toHaveBeenLastCalledWith('b', true);
    await userEvent.click(screen.getByRole('button', { name: 'Take my vote back' }));
    expect(onVote).toHaveBeenLastCalledWith('a', false);
  });

  it('[131] hides the results until one has voted', () => {
    const options = pollOf().options.map((option) => ({
      ...option,
      votesCnt: null,
      requestingUserVoted: false,
    }));
    show(pollOf({ resultsVisible: false, options }));
    expect(screen.getByText('The results show once you have voted.')).toBeTruthy();
    expect(screen.queryByText(/%|percent/)).toBeNull();
  });

  it('[131] takes no votes and no options when it is closed', () => {
    show(pollOf({ isClosed: true, canVote: false, canAddOptions: false, editable: true }));
    expect(screen.getByText('Closed. You have voted')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Option b/ }).disabled).toBe(true);
    expect(screen.queryByLabelText('New option')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close the poll' })).toBeNull();
  });

  it('[129] offers to delete an option only to those who may', async () => {
    const options = pollOf().options.map((option) => ({ ...option, deletable: option.id === 'b' }));
    const { onDelete } = show(pollOf({ options }));
    expect(screen.queryByRole('button', { name: 'Delete option Option a' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Delete option Option b' }));
    expect(onDelete).toHaveBeenCalledWith('b');
  });

  it('[128] lets those add options who may, and nobody else', () => {
    show(pollOf({ canAddOptions: false }));
    expect(screen.queryByLabelText('New option')).toBeNull();
  });
});

function showField(labels: readonly string[] = [], onAdd: (label: string) => boolean = () => true) {
  const add = jest.fn(onAdd);
  const onSubmit = jest.fn();
  render(
    <LyceumProvider>
      <form onSubmit={onSubmit}>
        <OptionField labels={labels} onAdd={add} />
      </form>
    </LyceumProvider>,
  );
  return { add, onSubmit, field: screen.getByLabelText<HTMLInputElement>('New option') };
}

describe('a new option', () => {
  it('[128] is submitted by Enter without Shift, and never when it is empty', async () => {
    const { add, onSubmit, field } = showField();
    await userEvent.type(field, '{Enter}   {Enter}');
    expect(add).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'Tea{Shift>}{Enter}{/Shift}');
    expect(add).not.toHaveBeenCalled();
    await userEvent.type(field, '{Enter}');
    expect(add).toHaveBeenCalledWith('Tea');
    expect(field.value).toBe('');
    // Nor does Enter post the thread around it.
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is not submitted by the Enter that confirms a Chinese, Japanese or Korean word', async () => {
    const { add, onSubmit, field } = showField();
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: '你好' } });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
    fireEvent.compositionEnd(field, { data: '你好' });
    // Safari tells of the key when the word is already there.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(add).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    expect(add).toHaveBeenCalledWith('你好');
    await waitFor(() => expect(field.value).toBe(''));
  });

  it('[131] is refused when it is there already, whatever its case', async () => {
    const { add, field } = showField(['Tea', 'Café']);
    await userEvent.type(field, ' tEA {Enter}');
    expect(screen.getByText(pollErrors.OPTION_EXISTS.message)).toBeTruthy();
    expect(add).not.toHaveBeenCalled();
  });

  it('keeps its words when it could not be added', async () => {
    const { field } = showField([], () => false);
    await userEvent.type(field, 'Tea{Enter}');
    expect(field.value).toBe('Tea');
  });
});

function Writing({ start }: { readonly start: PollDraft }) {
  const [poll, setPoll] = useState(start);
  return (
    <LyceumProvider>
      <PollFields poll={poll} onChange={setPoll} onRemove={() => undefined} />
      <output>{JSON.stringify(poll)}</output>
    </LyceumProvider>
  );
}

const written = () => JSON.parse(screen.getByRole('status').textContent) as PollDraft;

describe('writing a poll', () => {
  it('[125] begins open and with several choices, as its boxes say', async () => {
    render(<Writing start={newPoll} />);
    const open = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Anyone can add options' });
    const several = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'Users can select multiple options',
    });
    expect([open.checked, several.checked]).toEqual([true, true]);
    await userEvent.click(open);
    await userEvent.click(several);
    expect(written()).toMatchObject({ open: false, canSelectMultiple: false });
  });

  it('[130] shows the field for options only while there are fewer than 30', async () => {
    const options = Array.from({ length: 29 }, (_, index) => `Option ${String(index)}`);
    render(<Writing start={{ ...newPoll, options }} />);
    await userEvent.type(screen.getByLabelText('New option'), 'The last{Enter}');
    expect(screen.queryByLabelText('New option')).toBeNull();
    expect(written().options).toHaveLength(30);
    await userEvent.click(screen.getByRole('button', { name: 'Remove option The last' }));
    expect(screen.getByLabelText('New option')).toBeTruthy();
  });

  it('takes a close date in the time of this place', () => {
    render(<Writing start={newPoll} />);
    const closes = screen.getByLabelText<HTMLInputElement>('Closes');
    fireEvent.change(closes, { target: { value: '2031-05-06T07:08' } });
    expect(new Date(written().closesAt ?? '')).toEqual(new Date('2031-05-06T07:08'));
    expect(closes.value).toBe('2031-05-06T07:08');
    fireEvent.change(closes, { target: { value: '' } });
    expect(written().closesAt).toBeNull();
    expect(localTime(new Date('no date'))).toBe('');
  });
});
