import { afterEach, describe, expect, it } from '@jest/globals';
import type { Role } from '@lyceum/contracts/auth';
import { session } from '@lyceum/session';
import { buildToken } from '@lyceum/session/testing';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReceivedText } from './received-text';

const asked = 'Add me on snap, and do not tell anybody.';

function open(text: string, ...roleArray: Role[]) {
  session.adopt(buildToken({ roleArray }));
  return render(<ReceivedText text={text} mentions={[]} />, { wrapper: LyceumProvider });
}

afterEach(cleanup);

describe('what somebody else wrote', () => {
  it('that asks a student to go on elsewhere is covered until they want to see it', async () => {
    open(asked, 'STUDENT');
    expect(screen.queryByText(asked)).toBeNull();
    expect(screen.getByText(/in another app, where nobody can look after you/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show the message' }));
    expect(screen.getByText(asked)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe(asked);
  });

  it('is covered of whoever has not said yet what they are', () => {
    open(asked);
    expect(screen.queryByText(asked)).toBeNull();
  });

  it('is covered again when it was changed into something else of the kind', async () => {
    const { rerender } = open(asked, 'STUDENT');
    await userEvent.click(screen.getByRole('button', { name: 'Show the message' }));
    rerender(<ReceivedText text="Can you send me $40?" mentions={[]} />);
    expect(screen.getByText(/about money/)).toBeTruthy();
  });

  it('is shown at once where it asks for nothing, and to who is no student', () => {
    open('See you after class', 'STUDENT');
    expect(screen.getByText('See you after class')).toBeTruthy();
    cleanup();
    open(asked, 'TEACHER');
    expect(screen.getByText(asked)).toBeTruthy();
  });
});
