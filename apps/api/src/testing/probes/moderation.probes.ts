import { randomUUID } from 'node:crypto';
import type { ModerationReason } from '@lyceum/contracts/moderation';
import { buildBan } from '@lyceum/forum/testing';
import { ofReader } from '../asks';
import { openChats } from '../chats';
import { ConsoleCalls } from '../console';
import { ModerationScene } from '../moderation-scene';
import type { Person } from '../people';
import type { Probes } from '../probes';
import { caseAbout, reportMessage, sendFile } from '../reported-messages';
import type { TestServer } from '../test-server';

async function reportedCase(server: TestServer): Promise<string> {
  const scene = new ModerationScene(server);
  const house = await scene.house('PUBLIC');
  await scene.calls.report(house.reader, house.threadId, 'It sells watches.');
  return (await scene.openCase(house)).id;
}

/** A picture that somebody has reported to staff. */
async function reportedFile(server: TestServer, admin: Person): Promise<object> {
  const { chats, people } = await openChats(server);
  const { ada, ben } = await people();
  const files = [await sendFile(server, ada)];
  const { id } = await chats.say(ada, await chats.open(ada, ben), '', { files });
  await reportMessage(chats, ben, id);
  const found = await caseAbout(server, new ConsoleCalls(server, admin), ada);
  return { caseId: found.id, fileId: found.files[0]?.id };
}

async function standingBan(server: TestServer): Promise<string> {
  const { communityId, reader } = await new ModerationScene(server).house('PUBLIC');
  await buildBan(server.database.manager, { id: communityId }, reader);
  const [ban] = await server.database.query<[{ id: string }]>(
    'SELECT id FROM community_bans WHERE user_id = $1',
    [reader.id],
  );
  return ban.id;
}

const keptReason = (server: TestServer, admin: Person): Promise<ModerationReason> =>
  new ConsoleCalls(server, admin).mutate('moderation.saveReason', {
    id: null,
    communityId: null,
    name: randomUUID(),
    text: 'No advertising.',
    before: null,
  });

const decision = { action: 'DISMISS', reason: 'Nothing wrong with it.' };

export const probes: Probes = {
  changes: {
    'moderation.decide': async (server) => ({ caseId: await reportedCase(server), ...decision }),
    'moderation.decideMany': async (server) => ({ ids: [await reportedCase(server)], ...decision }),
    'moderation.liftBan': async (server) => ({ banId: await standingBan(server), reason: 'Long enough.' }),
    'moderation.removeReason': async (server, admin) => ({ id: (await keptReason(server, admin)).id }),
    'moderation.saveReason': () => ({
      id: null,
      communityId: null,
      name: randomUUID(),
      text: 'No advertising.',
      before: null,
    }),
    'moderation.showFile': reportedFile,
    'moderation.undoMany': async (server, admin) => {
      const caseId = await reportedCase(server);
      await new ConsoleCalls(server, admin).mutate('moderation.decide', { caseId, ...decision });
      return { ids: [caseId] };
    },
  },
  reads: async (server) => {
    const moderation = new ModerationScene(server);
    const house = await moderation.house('PUBLIC');
    await moderation.calls.report(house.reader, house.threadId, 'Look');
    const caseId = (await moderation.openCase(house)).id;
    return {
      'moderation.get': { caseId },
      'moderation.place': { id: caseId },
      'moderation.reasons': { communityId: null },
      'moderation.history': { id: caseId },
    };
  },
  forumAsks: {
    getForumReports: ({ communityId }) => ['OPEN', 'CLOSED'].map((status) => ({ communityId, status })),
    getModerationNotices: ofReader,
  },
};
