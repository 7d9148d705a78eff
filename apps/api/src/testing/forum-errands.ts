import type { SecretForum } from './forum-secrets';
import type { Person } from './people';
import type { TestServer } from './test-server';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { actingUserNames } from '@lyceum/kernel';

/** What a mutation can name of a forum, by the names of arguments. */
export type ErrandIds = Readonly<Record<string, string>>;

/** Ids of everything in a secret forum that somebody could try to change. */
export async function errandIds(server: TestServer, forum: SecretForum): Promise<ErrandIds> {
  const { id, threadId, postId, commentId, conversationId, pollIds, member } = forum;
  const one = async (text: string): Promise<string> => {
    const [row] = await server.database.query<{ id: string }[]>(text, [id]);
    return row?.id ?? '';
  };
  return {
    communityId: id,
    communityName: forum.name,
    threadId,
    postId,
    commentId,
    conversationId,
    memberId: member.id,
    requestedUserId: member.id,
    invitees: member.id,
    pollId: pollIds[0] ?? '',
    optionId: await one(
      'SELECT o.id FROM poll_options o JOIN polls p ON p.id = o.poll_id JOIN threads t ON t.id = p.thread_id WHERE t.community_id = $1',
    ),
    replyId: await one(
      'SELECT r.id FROM conversation_replies r JOIN conversations c ON c.id = r.conversation_id WHERE c.community_id = $1',
    ),
    requestId: await one('SELECT id FROM community_join_requests WHERE community_id = $1'),
    'decideReport.id': await one('SELECT id FROM moderation_cases WHERE community_id = $1'),
    'endForumAnnouncement.id': await one('SELECT id FROM priority_posts WHERE community_id = $1'),
    'dismissPriorityPost.id': await one('SELECT id FROM priority_posts WHERE community_id = $1'),
    'reportConversation.id': conversationId,
  };
}

const [inADay, inADayAndAnHour] = [24, 25].map((hours) =>
  new Date(Date.now() + hours * 3_600_000).toISOString(),
);

/**
 * Every mutation of the schema as a document, with what somebody would send to meddle with that forum. By their names:
 * in whichever order the domains stand, polls are closed and reports decided before the threads are deleted.
 */
export function forumErrands(
  schema: GraphQLSchema,
  ids: ErrandIds,
  { id }: Person,
): [string, string, object][] {
  const valueOf = (mutation: string, name: string, type: GraphQLInputType): unknown => {
    const inner = getNullableType(type);
    const known = ids[`${mutation}.${name}`] ?? ids[name];
    if (isListType(inner)) return known === undefined ? [] : [known];
    if (known !== undefined) return known;
    if (isEnumType(inner)) return inner.getValues()[0]?.name;
    if (isInputObjectType(inner)) return objectOf(mutation, Object.values(inner.getFields()));
    if (!isScalarType(inner)) return null;
    if ((actingUserNames as readonly string[]).includes(name)) return id;
    if (inner.name === 'Int') return 1;
    if (inner.name === 'Boolean') return true;
    // What ends does so an hour after it begins: two looks at the clock may be the same millisecond.
    if (inner.name === 'DateTime') return name.startsWith('end') ? inADayAndAnHour : inADay;
    return inner.name === 'ID' ? crypto.randomUUID() : 'Some words';
  };
  const objectOf = (mutation: string, fields: readonly { name: string; type: GraphQLInputType }[]): object =>
    Object.fromEntries(
      fields
        .filter(({ type }) => isNonNullType(type))
        .map(({ name, type }) => [name, valueOf(mutation, name, type)]),
    );
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {}).sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  return fields.map((field) => [field.name, documentOf(field), objectOf(field.name, field.args)]);
}

function documentOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const needed = args.filter((argument) => isNonNullType(argument.type));
  const declared = needed.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const given = needed.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const parts = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  return `mutation ${declared && `(${declared})`} { ${name}${given && `(${given})`} ${parts} }`;
}
