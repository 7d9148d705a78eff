import { buildPerson, type Person } from './people';
import { buildPostScene, type PostScene } from './post-scene';
import type { PostCalls } from './posts';
import type { TestServer } from './test-server';

/** Two readers of a thread, of whom one loses the right to it. */
export interface EndingScene {
  communityId: string;
  threadId: string;
  victim: Person;
  /** Somebody who keeps the right. */
  control: Person;
  end(): Promise<unknown>;
}

/** One way in which rights end: what it needs, and how it happens. */
type Ending = (server: TestServer, calls: PostCalls) => Promise<EndingScene>;

const fromScene = (
  { community, threadId, member, author }: PostScene,
  end: () => Promise<unknown>,
  people: Partial<Pick<EndingScene, 'victim' | 'control'>> = {},
): EndingScene => ({ communityId: community.id, threadId, victim: member, control: author, end, ...people });

/** A call that must go through, or the test would prove nothing. */
async function must(work: Promise<{ errors?: unknown }>): Promise<void> {
  const { errors } = await work;
  if (errors) throw new Error(JSON.stringify(errors));
}

const ban = `mutation ($c: ID!, $m: ID!) { banMember(communityId: $c, memberId: $m, reason: "Rude") { id } }`;
const leave = `mutation ($c: ID!, $u: ID!) { leaveCommunity(communityId: $c, userId: $u) { id } }`;
const demote = `mutation ($c: ID!, $m: ID!) { setMemberRole(communityId: $c, memberId: $m, role: MEMBER) { id } }`;
const turn = `mutation ($c: ID!, $p: CommunityPrivacy!) { updateCommunity(communityId: $c, input: { privacy: $p }) { id } }`;
const block = `mutation ($a: ID!, $b: ID!) { blockUser(userId: $a, blockingUser: $b) }`;

function turning(privacy: 'PRIVATE' | 'CLOSED'): Ending {
  return async (server, calls) => {
    const scene = await buildPostScene(server, calls);
    const staff = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
    const end = () => must(calls.ask(staff, turn, { c: scene.community.id, p: privacy }));
    return fromScene(scene, end, { victim: scene.outsider });
  };
}

const blocking =
  (blocker: 'member' | 'author'): Ending =>
  async (server, calls) => {
    const scene = await buildPostScene(server, calls);
    const [one, other] = blocker === 'member' ? [scene.member, scene.author] : [scene.author, scene.member];
    const end = () => must(calls.ask(one, block, { a: other.id, b: one.id }));
    return fromScene(scene, end, { control: scene.moderator });
  };

const signingOut: Ending = async (server, calls) => {
  const scene = await buildPostScene(server, calls);
  const { token } = scene.member;
  return fromScene(scene, async () => {
    await server.http.post('/auth/sign-out').set('authorization', `Bearer ${token}`).send({}).expect(200);
  });
};

const suspending: Ending = async (server, calls) => {
  const scene = await buildPostScene(server, calls);
  const admin = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
  const suspension = { userId: scene.member.id, isSuspended: true, reason: 'Rude' };
  return fromScene(scene, async () => {
    await server.opsMutation('users.setSuspended', suspension, admin.token).expect(200);
  });
};

/** Every event of the server by which a right may end, with the ways it comes about. */
export const threadEndings: Readonly<Record<string, Readonly<Record<string, Ending>>>> = {
  'auth.sessions-ended': { 'signing out': signingOut, 'a suspension': suspending },
  'auth.user-roles-changed': {
    'the loss of a staff role': async (server, calls) => {
      const scene = await buildPostScene(server, calls, 'PRIVATE');
      const admin = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
      const victim = await buildPerson(server, { roles: ['ADMIN'] });
      const change = { userId: victim.id, roles: ['STUDENT'], expectedRoles: ['ADMIN'] };
      const end = async () => server.opsMutation('users.setRoles', change, admin.token).expect(200);
      return fromScene(scene, end, { victim });
    },
  },
  'forum.member-banned': {
    'a ban': async (server, calls) => {
      const scene = await buildPostScene(server, calls);
      const { admin, community, member } = scene;
      return fromScene(scene, () => must(calls.ask(admin, ban, { c: community.id, m: member.id })));
    },
  },
  'forum.member-left': {
    'leaving a private forum': async (server, calls) => {
      const scene = await buildPostScene(server, calls, 'PRIVATE');
      const { community, member } = scene;
      return fromScene(scene, () => must(calls.ask(member, leave, { c: community.id, u: member.id })));
    },
  },
  'forum.member-role-changed': {
    'keeping order no longer, of a thread that is held': async (server, calls) => {
      const scene = await buildPostScene(server, calls);
      const { admin, community, moderator, threadId } = scene;
      await server.database.query(`UPDATE threads SET status = 'HELD' WHERE id = $1`, [threadId]);
      const end = () => must(calls.ask(admin, demote, { c: community.id, m: moderator.id }));
      return fromScene(scene, end, { victim: moderator });
    },
  },
  'forum.community-privacy-changed': {
    'a forum’s turning private': turning('PRIVATE'),
    'a forum’s turning closed': turning('CLOSED'),
  },
  'forum.thread-hidden': {
    'a thread’s being held': async (server, calls) => {
      const scene = await buildPostScene(server, calls);
      await server.database.query('UPDATE communities SET holds_new_users = TRUE WHERE id = $1', [
        scene.community.id,
      ]);
      const links = [1, 2, 3].map((n) => `https://a.example/${String(n)}`).join(' ');
      return fromScene(scene, () =>
        must(
          calls.ask(
            scene.author,
            'mutation ($t: ID!, $c: String!) { editThread(threadId: $t, updatedContent: $c) { id } }',
            { t: scene.threadId, c: links },
          ),
        ),
      );
    },
  },
  'friends.user-blocked': {
    'blocking the author': blocking('member'),
    'being blocked by the author': blocking('author'),
  },
};
