import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type CommunityPrivacy, communityErrors, type MembershipState } from '@lyceum/contracts/forum';
import { ApiError, NetworkError } from '@lyceum/session';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MembershipButtons } from './membership-buttons';
import { reasonToStay } from './use-membership';

afterEach(cleanup);

const names = (): (string | null)[] => screen.queryAllByRole('button').map(({ textContent }) => textContent);

function show(privacy: CommunityPrivacy, membership: MembershipState, isInvited = false) {
  const handlers = { onJoin: jest.fn(), onInvite: jest.fn(), onLeave: jest.fn(), onDecline: jest.fn() };
  render(
    <LyceumProvider>
      <MembershipButtons
        privacy={privacy}
        membership={membership}
        isInvited={isInvited}
        pending={null}
        {...handlers}
      />
    </LyceumProvider>,
  );
  return handlers;
}

describe('the buttons of membership', () => {
  it.each(['PUBLIC', 'PRIVATE'] as const)(
    '[65] in a %s forum: Join outside, Invite and Leave inside',
    (privacy) => {
      show(privacy, 'NO');
      expect(names()).toEqual(['Join']);
      cleanup();
      show(privacy, 'YES');
      expect(names()).toEqual(['Invite', 'Leave']);
    },
  );

  it('[65] in a forum of another privacy there are none', () => {
    for (const membership of ['YES', 'NO', 'PENDING'] as const) {
      show('CLOSED', membership, true);
      expect(names()).toEqual([]);
      cleanup();
    }
  });

  it('let whoever is invited decline', async () => {
    const { onDecline } = show('PRIVATE', 'NO', true);
    await userEvent.click(screen.getByRole('button', { name: 'Decline invitation' }));
    expect(onDecline).toHaveBeenCalledTimes(1);
  });

  it('[67] the last member, and the last admin, are told why they stay; other failures are failures', () => {
    expect(reasonToStay(new ApiError(communityErrors.LAST_MEMBER))).toBe(
      'Forums must have at least one member.',
    );
    expect(reasonToStay(new ApiError(communityErrors.LAST_ADMIN))).toMatch(/last admin/);
    expect(reasonToStay(new ApiError(communityErrors.LEAVING_FAILED))).toBeNull();
    expect(reasonToStay(new NetworkError())).toBeNull();
  });
});
