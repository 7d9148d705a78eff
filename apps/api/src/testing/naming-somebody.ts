import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, type GraphQLSchema } from 'graphql';
import type { Person } from './people';
import type { TestServer } from './test-server';

/** Arguments of mutations that name somebody other than the caller, and those by which the caller is named. */
const personArguments = ['memberId', 'requestedUserId', 'invitees', 'userId'];
const forTheCaller = ['userId', 'inviter', 'requesterId', 'blockingUser', 'requestingUser'];

type Variables = (someone: string, caller: Person, forumId: string) => Record<string, unknown>;

/** What `reason` says wherever a mutation takes one. */
export const saidReason = 'Rude tell-tale words';

/** Every mutation that names somebody else, called about someone and a forum. */
export const namingSomebody: Readonly<Record<string, Variables>> = {
  addMember: (memberId, _, communityId) => ({ memberId, communityId }),
  banMember: (memberId, _, communityId) => ({ memberId, communityId, reason: saidReason }),
  blockUser: (userId, { id }) => ({ userId, blockingUser: id }),
  createFriendRequest: (requestedUserId, { id }) => ({ requestedUserId, requesterId: id }),
  memberInvitation: (someone, { id }, communityId) => ({
    invitees: [someone],
    inviter: id,
    communityId,
    role: 'MEMBER',
  }),
  removeMember: (memberId, _, communityId) => ({ memberId, communityId, reason: saidReason }),
  reportProfile: (userId, { id }) => ({ userId, requestingUser: id, kind: 'NAME', message: 'Rude' }),
  setMemberRole: (memberId, _, communityId) => ({ memberId, communityId, role: 'MOD' }),
  unbanMember: (memberId, _, communityId) => ({ memberId, communityId }),
  unblockUser: (userId, { id }) => ({ userId, blockingUser: id }),
};

const schemaOf = (server: TestServer): GraphQLSchema => server.app.get(GraphQLSchemaHost).schema;

/** The mutations of the schema that name somebody else: those above, or one is missing there. */
export function mutationsNamingSomebody(server: TestServer): string[] {
  const naming = Object.values(schemaOf(server).getMutationType()?.getFields() ?? {}).filter(({ args }) => {
    const callers = args.filter(({ name }) => forTheCaller.includes(name)).length;
    return args
      .filter(({ name }) => personArguments.includes(name))
      .some(({ name }) => name !== 'userId' || callers > 1);
  });
  return naming.map(({ name }) => name).sort();
}

/** What the caller hears, as text: the answer, or messages and codes of what was refused. */
export async function heardFrom(
  server: TestServer,
  name: string,
  caller: Person,
  variables: Record<string, unknown>,
): Promise<string> {
  const field = schemaOf(server).getMutationType()?.getFields()[name];
  const given = Object.keys(variables);
  const declared = field?.args.filter((argument) => given.includes(argument.name)) ?? [];
  const isObject = !['Boolean', 'ID', 'Int'].includes(String(getNamedType(field?.type ?? null)));
  const { body } = await server.graphql(
    `mutation (${declared.map((one) => `$${one.name}: ${String(one.type)}`).join(', ')}) {
       answer: ${name}(${given.map((one) => `${one}: $${one}`).join(', ')}) ${isObject ? '{ __typename }' : ''} }`,
    { token: caller.token, variables },
  );
  const { data, errors } = body as {
    data: unknown;
    errors?: { message: string; extensions: { code: string } }[];
  };
  return JSON.stringify([data, errors?.map(({ message, extensions }) => [message, extensions.code])]);
}
