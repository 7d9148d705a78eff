import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { callsErrors } from '@lyceum/contracts/calls';
import { commonErrors } from '@lyceum/contracts/common';
import { ApiError, NetworkError } from '@lyceum/session';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { joinFailureText, showStartFailure } from './call-calls';

describe('what is said where no call begins', () => {
  let joined: number;
  beforeEach(() => {
    joined = 0;
    render(
      <LyceumProvider>
        <p>Screen</p>
      </LyceumProvider>,
    );
  });
  afterEach(cleanup);
  const show = (error: unknown): void => showStartFailure(error, () => (joined += 1));

  it('[203] a call that goes on is offered to be joined', async () => {
    show(new ApiError(callsErrors.ONGOING));
    expect(
      await screen.findByText(
        'There is an ongoing meeting here. Please wait for that meeting to end before starting a new meeting.',
      ),
    ).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Join the call' }));
    expect(joined).toBe(1);
  });

  it('[204] how long to wait, in the words of the server', async () => {
    show(new ApiError({ ...callsErrors.TOO_SOON, message: 'Please wait 12 s before calling again.' }));
    expect(await screen.findByText('Please wait 12 s before calling again.')).not.toBeNull();
  });

  it('[207] anything else is one sentence where it begins, and another where it is joined', async () => {
    const [start, join] = [
      'Sorry, there was an error starting your video call. Please try again.',
      'Oops, something went wrong, please try again later.',
    ];
    show(new NetworkError());
    expect(await screen.findByText(start)).not.toBeNull();
    expect(joinFailureText(new ApiError(commonErrors.INTERNAL))).toBe(join);
    expect(joinFailureText(new ApiError(callsErrors.OVER))).toBe('This call is over.');
  });
});
