import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { UnitOfWork } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ForumModule } from '../forum.module';
import {
  buildComment,
  buildCommunity,
  buildMember,
  buildPost,
  buildThread,
} from '../testing/forum.factories';
import { ReplyClapService } from './claps/reply-clap.service';
import { RepliesPersonalData } from './replies.personal-data';
import { ReplyChangeService } from './writing/reply-change.service';

let house: OpenDomain;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
});
afterAll(() => house.close());

test('who leaves takes along what they commented, changed and clapped for; what they once said goes with them', async () => {
  const [author, other] = (await house.people(2)) as [User, User];
  const community = await buildCommunity(house.manager, other);
  for (const person of [author, other]) await buildMember(house.manager, community, person);
  const thread = await buildThread(house.manager, community, other);
  const post = await buildPost(house.manager, thread, author, { text: 'First' });
  const comment = await buildComment(house.manager, post, author, { text: 'A comment' });
  const deleted = await buildComment(house.manager, post, author, { text: 'Regretted', status: 'DELETED' });
  const changes = house.module.get(ReplyChangeService);
  await changes.editPost(actorOf(author), { postId: post.id, updatedContent: 'Second' });
  await house.module
    .get(ReplyClapService)
    .clapPost(actorOf(author), { postId: post.id, userId: author.id, count: 3 });

  const data = house.module.get(RepliesPersonalData);
  const copy = await data.export(author.id);
  expect(copy).toMatchObject({
    comments: [
      { id: comment.id, content: 'A comment', status: 'VISIBLE' },
      { id: deleted.id, content: null, status: 'DELETED' },
    ],
    postClaps: [{ postId: post.id, count: 3 }],
    commentClaps: [],
    earlierVersions: [{ targetType: 'POST', targetId: post.id, content: 'First' }],
    mentions: [],
  });
  expect(JSON.stringify(await data.export(other.id))).not.toContain('First');

  await house.module.get(UnitOfWork).run((transaction) => data.erase(transaction, author.id));
  expect(await data.export(author.id)).toMatchObject({
    comments: [{ id: comment.id }, { id: deleted.id }],
    earlierVersions: [],
  });
});
