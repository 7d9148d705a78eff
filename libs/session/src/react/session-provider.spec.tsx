import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Session } from '../session';
import { memoryStorage } from '../session-storage';
import { buildToken } from '../testing/tokens';
import { SessionProvider, useSession } from './session-provider';

function Who() {
  const { user, status } = useSession();
  return <p>{user ? `${user.firstName}: ${user.roles.join(', ')}` : status}</p>;
}

describe('useSession', () => {
  afterEach(cleanup);

  it('follows the session', () => {
    const session = new Session(memoryStorage());
    render(
      <SessionProvider session={session}>
        <Who />
      </SessionProvider>,
    );
    expect(screen.queryByText('signed-out')).not.toBeNull();
    act(() => session.adopt(buildToken()));
    expect(screen.queryByText('Ada: STUDENT')).not.toBeNull();
    act(() => session.adopt(buildToken({ roleArray: ['TEACHER', 'ADMIN'] })));
    expect(screen.queryByText('Ada: TEACHER, ADMIN')).not.toBeNull();
    act(() => session.end('logged-out'));
    expect(screen.queryByText('signed-out')).not.toBeNull();
  });
});
