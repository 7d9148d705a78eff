import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { communityPrivacies, type CommunityPrivacy, type MembershipState } from '@lyceum/contracts/forum';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Forum } from '../forum.types';
import { ForumInfo } from './forum-info';

afterEach(cleanup);

function show(privacy: CommunityPrivacy, requestingUserIsMember: MembershipState) {
  const onLeave = jest.fn();
  const forum: Forum = {
    id: 'c1',
    name: 'chess',
    displayName: 'Chess',
    title: '',
    imgUrl: null,
    color: null,
    description: '',
    privacy,
    membersCnt: 2,
    threadsCnt: 0,
    requestingUserIsMember,
    requestingUserRole: null,
    canModerate: false,
    canAdminister: false,
    isInvited: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    banner: null,
    creator: null,
  };
  render(
    <LyceumProvider>
      <ForumInfo forum={forum} isLeaving={false} onLeave={onLeave} />
    </LyceumProvider>,
  );
  return onLeave;
}

describe('the info of a forum', () => {
  it('lets who was put into a closed forum leave it', async () => {
    const onLeave = show('CLOSED', 'YES');
    await userEvent.click(screen.getByRole('button', { name: 'Leave this forum' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('offers that to nobody else', () => {
    for (const privacy of communityPrivacies)
      for (const membership of ['YES', 'NO', 'PENDING'] as const) {
        if (privacy === 'CLOSED' && membership === 'YES') continue;
        show(privacy, membership);
        expect(screen.queryAllByRole('button')).toEqual([]);
        cleanup();
      }
  });
});
