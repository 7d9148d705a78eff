import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetWantedElsewhere, useOfferedActs, usePaletteAct, wantAct } from './acts';

function Part({ label, run }: { readonly label: string | null; readonly run: () => void }) {
  usePaletteAct(label, run);
  return null;
}

function Palette() {
  return useOfferedActs().map(({ label, run }) => (
    <button key={label} onClick={run}>
      {label}
    </button>
  ));
}

const labels = (): (string | null)[] => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('acts of the palette', () => {
  afterEach(cleanup);

  it('are those of what stands on the screen, and do what that does now', async () => {
    const [before, now] = [jest.fn(), jest.fn()];
    const bench = (label: string | null, run: () => void) => (
      <>
        <Part label={label} run={run} />
        <Part label={null} run={run} />
        <Palette />
      </>
    );
    const { rerender } = render(bench('Suspend Ada', before));
    rerender(bench('Suspend Ada', now));
    expect(labels()).toEqual(['Suspend Ada']);
    await userEvent.click(screen.getByRole('button', { name: 'Suspend Ada' }));
    expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1]);
    rerender(bench(null, now));
    expect(labels()).toEqual([]);
  });

  it('of another screen are done once when it is there', () => {
    const run = jest.fn();
    wantAct('New code', '/promo-codes');
    forgetWantedElsewhere('/promo-codes/');
    render(<Part label="Export" run={jest.fn()} />);
    expect(run).not.toHaveBeenCalled();
    const { unmount } = render(<Part label="New code" run={run} />);
    unmount();
    render(<Part label="New code" run={run} />);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('of a screen that was never reached are forgotten at the next one', () => {
    const run = jest.fn();
    wantAct('New code', '/promo-codes');
    forgetWantedElsewhere('/users');
    forgetWantedElsewhere('/promo-codes');
    render(<Part label="New code" run={run} />);
    expect(run).not.toHaveBeenCalled();
  });
});
