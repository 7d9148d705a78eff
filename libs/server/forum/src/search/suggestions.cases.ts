import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { buildUser } from '@lyceum/auth/testing';
import { buildBlock } from '@lyceum/friends/testing';
import { SearchService } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { buildCommunity, buildThread } from '../testing/forum.factories';
import { ForumModule } from '../forum.module';
import { ForumSearchModule } from './forum-search.module';
import { ForumSuggestions, ThreadSuggestions } from './suggestion.sources';

let domain: OpenDomain;
beforeAll(async () => {
  domain = await openDomain([ForumModule, ForumSearchModule]);
});
afterAll(() => domain.close());

describe('suggestions while typing', () => {
  const suggested = async (reader: User, searchQuery: string) => {
    const { module } = domain;
    const begun = module
      .get(SearchService, { strict: false })
      .suggest(actorOf(reader), { userId: reader.id, searchQuery });
    const [forums, threads] = await Promise.all([
      module.get(ForumSuggestions).suggest(begun),
      module.get(ThreadSuggestions).suggest(begun),
    ]);
    return [forums.map(({ displayName }) => displayName), threads.map(({ title }) => title)];
  };

  test('are forums and threads of which a word begins with it, that the reader may open, of nobody they have blocked', async () => {
    const { manager } = domain;
    const word = `w${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    const [ada, bo, cy] = [await buildUser(manager), await buildUser(manager), await buildUser(manager)];
    const club = await buildCommunity(manager, bo, { displayName: `The ${word} club` });
    const closed = await buildCommunity(manager, bo, { displayName: `${word} closed`, privacy: 'PRIVATE' });
    await buildThread(manager, club, bo, { title: `All ${word}s` });
    await buildThread(manager, club, bo, { title: 'Not in the title', text: word });
    await buildThread(manager, club, cy, { title: `${word} of Cy` });
    await buildThread(manager, closed, bo, { title: `${word} inside` });
    await buildBlock(manager, ada, cy);
    expect(await suggested(ada, word.slice(0, 8).toUpperCase())).toEqual([
      [`The ${word} club`],
      [`All ${word}s`],
    ]);
    expect(await suggested(ada, word.slice(1))).toEqual([[], []]);
    expect(await suggested(ada, '%')).toEqual([[], []]);
  });
});
