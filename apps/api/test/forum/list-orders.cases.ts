import { beforeAll, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { buildPost, buildThread } from '@lyceum/forum/testing';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, type GraphQLArgument, isEnumType, isInputObjectType } from 'graphql';
import { buildPostScene, type PostScene } from '../../src/testing/post-scene';
import { PostCalls } from '../../src/testing/posts';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: PostCalls;
let scene: PostScene;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new PostCalls(server);
  scene = await buildPostScene(server, calls);
  const { manager } = server.database;
  for (let n = 0; n < 4; n += 1) {
    await buildPost(manager, { id: scene.threadId }, scene.author);
    await buildThread(manager, scene.community, scene.author);
  }
});

interface Listed {
  data: Record<string, { id: string; cursor: string }[]> | null;
  errors?: { extensions: { code: string; issues?: { path: string; message: string }[] } }[];
}

/** How each list that comes in several orders is asked for two rows. */
const lists: Record<string, (sortBy: string, cursor?: string) => Promise<unknown>> = {
  getPostsFromThread: (sortBy, cursor) =>
    calls.list(scene.member, scene.threadId, { sortBy, limitValue: 2, cursor }),
  getThreadsFromCommunity: (sortBy, cursor) =>
    calls.ask(
      scene.member,
      'query ($input: ThreadsFromCommunityInput!) { getThreadsFromCommunity(input: $input) { id cursor } }',
      {
        input: { communityId: scene.community.id, userId: scene.member.id, sortBy, limitValue: 2, cursor },
      },
    ),
};

/** The names of an argument's fields, and the values of the order among them. */
function ordersOf(argument: Pick<GraphQLArgument, 'name' | 'type'>): { names: string[]; orders: string[] } {
  const type = getNamedType(argument.type);
  if (isInputObjectType(type)) {
    const parts = Object.values(type.getFields()).map(ordersOf);
    return { names: parts.flatMap(({ names }) => names), orders: parts.flatMap(({ orders }) => orders) };
  }
  const isOrder = isEnumType(type) && /sort|order/i.test(`${argument.name} ${type.name}`);
  return { names: [argument.name], orders: isOrder ? type.getValues().map(({ name }) => name) : [] };
}

/** Every list of the schema that has a cursor and more than one order. */
function sortedLists(): Map<string, string[]> {
  const queries = server.app.get(GraphQLSchemaHost).schema.getQueryType()?.getFields() ?? {};
  const found = Object.values(queries).map(({ name, args }) => {
    const parts = args.map(ordersOf);
    const hasCursor = parts.some(({ names }) => names.includes('cursor'));
    return [name, hasCursor ? parts.flatMap(({ orders }) => orders) : []] as const;
  });
  return new Map(found.filter(([, orders]) => orders.length > 1).map(([name, orders]) => [name, orders]));
}

describe('a list that comes in several orders', () => {
  test('[62, 102] goes on after a cursor in the order it came in, and in no other', async () => {
    const sorted = sortedLists();
    expect([...sorted.keys()].sort()).toEqual(Object.keys(lists).sort());
    for (const [name, orders] of sorted) {
      const ask = async (sortBy: string, cursor?: string) => (await lists[name]?.(sortBy, cursor)) as Listed;
      for (const order of orders) {
        const [first, second] = (await ask(order)).data?.[name] ?? [];
        for (const other of orders) {
          const answer = await ask(other, second?.cursor);
          if (other === order) {
            const ids = answer.data?.[name]?.map(({ id }) => id);
            expect({ name, order, ids }).toEqual({
              name,
              order,
              ids: [expect.any(String), expect.any(String)],
            });
            expect(ids).not.toContain(first?.id);
            continue;
          }
          const [{ extensions } = {}] = answer.errors ?? [];
          expect({ name, order, other, extensions }).toMatchObject({
            name,
            order,
            other,
            extensions: {
              code: commonErrors.INVALID_INPUT.code,
              issues: [{ path: 'cursor', message: expect.stringContaining('another order') }],
            },
          });
        }
      }
    }
  });
});
