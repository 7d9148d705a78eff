import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LyceumProvider } from '../provider/lyceum-provider';
import { FormErrorSummary } from './form-error-summary';
import { MultiSelectField } from './multi-select-field';
import { SearchField } from './search-field';

afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

const search = (value: string, onChange: (value: string) => void, delay?: number) => (
  <LyceumProvider>
    <SearchField label="Search users" value={value} onChange={onChange} delay={delay} />
  </LyceumProvider>
);

test('a search waits for a pause and is sent once, trimmed', () => {
  jest.useFakeTimers();
  const onChange = jest.fn();
  render(search('', onChange, 300));
  const box = screen.getByRole('searchbox', { name: 'Search users' });
  for (const typed of [' a', ' ad', ' ada', ' ada ']) {
    fireEvent.change(box, { target: { value: typed } });
    act(() => jest.advanceTimersByTime(299));
    expect(onChange).not.toHaveBeenCalled();
  }
  act(() => jest.advanceTimersByTime(1));
  expect(onChange.mock.calls).toEqual([['ada']]);
});

test('an echo that comes late does not take back what was typed since', async () => {
  const onChange = jest.fn();
  const { rerender } = render(search('', onChange, 60_000));
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(box, 'ad{Enter}a{Enter} l');
  rerender(search('ad', onChange, 60_000));
  rerender(search('ada', onChange, 60_000));
  expect(box.value).toBe('ada l');
  rerender(search('from a link', onChange, 60_000));
  expect(box.value).toBe('from a link');
});

test('Enter does not wait', async () => {
  const onChange = jest.fn();
  render(search('', onChange, 60_000));
  await userEvent.type(screen.getByRole('searchbox'), 'ada{Enter}');
  expect(onChange).toHaveBeenCalledWith('ada');
});

test('the clear button and Escape empty it at once', async () => {
  const onChange = jest.fn();
  render(search('ada', onChange, 60_000));
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  await userEvent.type(screen.getByRole('searchbox'), 'be{Escape}');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('it follows a search changed elsewhere and leaves its own echo alone', async () => {
  const onChange = jest.fn();
  const { rerender } = render(search('', onChange, 10));
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(box, 'ada ');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('ada'));
  rerender(search('ada', onChange));
  expect(box.value).toBe('ada ');
  rerender(search('grace', onChange));
  expect(box.value).toBe('grace');
});

test('the summary takes the focus and leads to the field', async () => {
  render(
    <LyceumProvider>
      <FormErrorSummary problems={[{ message: 'Enter your e-mail', fieldId: 'email' }]} reference="7f3a" />
      <input id="email" aria-label="E-mail" />
    </LyceumProvider>,
  );
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toContain('7f3a');
  await userEvent.click(screen.getByRole('link', { name: 'Enter your e-mail' }));
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
});

test('the summary of a faultless form is nothing', () => {
  render(
    <LyceumProvider>
      <FormErrorSummary problems={[]} />
    </LyceumProvider>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

const widths: ['narrow' | 'medium' | 'wide', number][] = [
  ['narrow', 185],
  ['medium', 260],
  ['wide', 445],
];

test.each(widths)(
  '[253] a %s choice of several is %d px wide, and no wider than its place',
  (width, pixels) => {
    const { container } = render(
      <LyceumProvider>
        <MultiSelectField width={width} label="Communities" data={['Debate', 'Robotics']} />
      </LyceumProvider>,
    );
    const { style } = container.querySelector<HTMLElement>('.mantine-MultiSelect-root') as HTMLElement;
    expect([style.width, style.maxWidth]).toEqual([`${pixels}px`, '100%']);
  },
);
