import type { NotificationType } from '@lyceum/contracts/notifications';
import type { DemoSeeder } from '@lyceum/database';
import type { User } from '@lyceum/auth';
import { storeAll, stored } from '@lyceum/kernel/stored';
import { plainNotice } from '../notifications/plain.notice';

const minuteMilliseconds = 60_000;

/** Accounts of the demo data that took part in what the student is told, by the first part of their e-mail. */
const cast = ['student', 'teacher', 'forum-admin', 'member-1', 'member-2', 'member-3'] as const;
type Member = (typeof cast)[number];

interface Scene {
  type: NotificationType;
  url: string | null;
  tag: string | null;
  description: string;
  actors: readonly Member[];
  minutesAgo: number;
  isSeen?: boolean;
}

/** Newest first; the latest actor of a group stands last. */
const scenes: readonly Scene[] = [
  {
    type: 'THREAD_CLAP',
    description: 'clapped for your thread',
    url: '/community',
    tag: 'clap',
    actors: ['member-1', 'member-2', 'member-3', 'forum-admin'],
    minutesAgo: 12,
  },
  {
    type: 'NEW_SHARED_DOC',
    description: 'A document was shared with you.',
    url: '/notebooks',
    tag: 'document',
    actors: ['teacher'],
    minutesAgo: 95,
  },
  {
    type: 'CONVERSATION_MENTIONED',
    description: 'mentioned you in Konnect.',
    url: '/community?tab=conversations',
    tag: 'konnect',
    actors: ['forum-admin'],
    minutesAgo: 60 * 20,
  },
  {
    type: 'DEMO_ACCOUNT_CREATED',
    description: 'Your demo account is ready. Have a look around!',
    url: '/',
    tag: 'welcome',
    actors: [],
    minutesAgo: 60 * 24 * 3,
    isSeen: true,
  },
];

/** What waits for the student behind the bell. */
export const notificationsDemoData: DemoSeeder = {
  name: 'notifications',
  async seed(manager) {
    const users = await stored<User>(manager, 'users');
    const idOf = (member: Member): string => {
      const user = users.find(({ email }) => email === `${member}@lyceum.example`);
      if (!user) throw new Error(`The demo data has no ${member}`);
      return user.id;
    };
    const rows = scenes.map(({ actors, minutesAgo, isSeen, description, ...scene }) => {
      const createdAt = new Date(Date.now() - minutesAgo * minuteMilliseconds);
      const actorIds = actors.map(idOf);
      return {
        ...scene,
        kind: plainNotice.name,
        data: { text: description },
        userId: idOf('student'),
        actorId: actorIds.at(-1) ?? null,
        actorIds,
        createdAt,
        seenAt: isSeen ? createdAt : null,
      };
    });
    await storeAll(manager, 'notifications', rows);
  },
};
