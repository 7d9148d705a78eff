import { useSession } from '@lyceum/session';
import { Menu } from '@mantine/core';
import { IconBell, IconBellOff, IconBellRinging } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useThreadWatch, watchQuery } from './use-thread-watch';
import * as messages from './watches.messages';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Following and muting, in the menu of a thread. What it is now is asked for when the menu opens. */
export function WatchItems({ threadId }: { readonly threadId: string }) {
  const userId = useSession().user?.id ?? '';
  const watch = useQuery({ ...watchQuery(threadId, userId), staleTime: 0 }).data?.getThreadWatch;
  const change = useThreadWatch(threadId);
  const item = (wanted: 'FOLLOWED' | 'MUTED') => ({
    disabled: watch === undefined || change.isPending,
    onClick: () => change.mutate({ wanted: watch === wanted ? 'USUAL' : wanted, before: watch ?? 'USUAL' }),
  });
  return (
    <>
      <Menu.Item {...item('FOLLOWED')} leftSection={<IconBellRinging {...icon} />}>
        {watch === 'FOLLOWED' ? messages.stopFollowing() : messages.follow()}
      </Menu.Item>
      <Menu.Item
        {...item('MUTED')}
        leftSection={watch === 'MUTED' ? <IconBell {...icon} /> : <IconBellOff {...icon} />}
      >
        {watch === 'MUTED' ? messages.unmute() : messages.mute()}
      </Menu.Item>
    </>
  );
}
