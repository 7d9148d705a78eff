import type { CommunityPrivacy, MemberRole } from '@lyceum/contracts/forum';
import { buildCommunity, buildMember } from '@lyceum/forum/testing';
import type { Person } from './people';
import type { TestServer } from './test-server';

export interface Answer<Data> {
  data: Data;
  errors?: { message: string; extensions: { code: string; status: number } }[];
}

export interface Forum {
  id: string;
  name: string;
  displayName: string;
}

type Caller = Pick<Person, 'id' | 'token'>;

export const communityFields = `
  id name displayName title type imgUrl color description privacy membersCnt threadsCnt requestingUserIsMember
  requestingUserRole canModerate canAdminister isInvited createdAt banner creator { id }`;

export interface CommunityAnswer {
  id: string;
  name: string;
  displayName: string;
  title: string;
  privacy: CommunityPrivacy;
  membersCnt: number;
  requestingUserIsMember: string;
  requestingUserRole: MemberRole | null;
  isInvited: boolean;
  creator: { id: string } | null;
}

/** A forum with these people in it; the first one made it. */
export async function buildForum(
  server: TestServer,
  people: readonly (readonly [Caller, MemberRole])[],
  overrides: Parameters<typeof buildCommunity>[2] = {},
): Promise<Forum> {
  const { manager } = server.database;
  const creator = people[0]?.[0];
  if (!creator) throw new Error('Somebody has to make a forum');
  const forum = await buildCommunity(manager, creator, overrides);
  for (const [person, role] of people) await buildMember(manager, forum, person, role);
  return forum;
}

/** The first error's code and status; undefined where there is none. */
export const refusalOf = ({ errors }: Answer<unknown>): [code: string, status: number] | undefined => {
  const extensions = errors?.[0]?.extensions;
  return extensions && [extensions.code, extensions.status];
};

/** The calls about forums and membership, as the screens send them. */
export class CommunityCalls {
  constructor(private readonly server: TestServer) {}

  /** The whole answer, errors included. */
  async ask<Data>(
    caller: Pick<Person, 'token'>,
    query: string,
    variables: object = {},
  ): Promise<Answer<Data>> {
    const { token } = caller;
    const { body } = await this.server.graphql(query, { token, variables: { ...variables } });
    return body as Answer<Data>;
  }

  page(caller: Caller, communityName: string, userId = caller.id) {
    return this.ask<{
      getCommunityByName: {
        community: CommunityAnswer;
        mostEngagedUsers: { id: string }[];
        pinnedThreads: { id: string }[];
        mostPopularThread: { id: string } | null;
      };
    }>(
      caller,
      `query ($communityName: String!, $userId: ID!) {
        getCommunityByName(communityName: $communityName, userId: $userId) {
          community { ${communityFields} } mostEngagedUsers { id firstName lastName profilePictureUrl }
          pinnedThreads { id pinned } mostPopularThread { id } } }`,
      { communityName, userId },
    );
  }

  /** @param name of the query: one of the three lists */
  async list(caller: Caller, name: string): Promise<CommunityAnswer[]> {
    const { data } = await this.ask<Record<string, CommunityAnswer[]>>(
      caller,
      `query ($userId: ID!) { ${name}(userId: $userId) { ${communityFields} } }`,
      { userId: caller.id },
    );
    return data[name] ?? [];
  }

  join(caller: Caller, forum: Pick<Forum, 'id'>, userId = caller.id) {
    return this.membership('joinCommunity', caller, forum, userId);
  }

  leave(caller: Caller, forum: Pick<Forum, 'id'>, userId = caller.id) {
    return this.membership('leaveCommunity', caller, forum, userId);
  }

  decline(caller: Caller, forum: Pick<Forum, 'id'>, userId = caller.id) {
    return this.ask<{ declineInvitation: boolean }>(
      caller,
      `mutation ($communityId: ID!, $userId: ID!) {
        declineInvitation(communityId: $communityId, userId: $userId) }`,
      { communityId: forum.id, userId },
    );
  }

  /** @param operation of the three that answer the state of a request */
  request(
    caller: Caller,
    operation: 'joinCommunityRequest' | 'withdrawJoinRequest' | 'getUserJoinRequestStatus',
    communityName: string,
    userId = caller.id,
  ) {
    const kind = operation.startsWith('get') ? 'query' : 'mutation';
    return this.ask<Record<string, { status: string | null; isInvited: boolean }>>(
      caller,
      `${kind} ($communityName: String!, $userId: ID!) {
        ${operation}(communityName: $communityName, userId: $userId) { status isInvited } }`,
      { communityName, userId },
    );
  }

  openRequests(caller: Caller, forum: Pick<Forum, 'id'>) {
    return this.ask<{ getCommunityJoinRequests: { id: string; user: { id: string } }[] }>(
      caller,
      `query ($communityId: ID!) {
        getCommunityJoinRequests(communityId: $communityId) { id user { id firstName } createdAt cursor } }`,
      { communityId: forum.id },
    );
  }

  decide(caller: Caller, operation: 'approveJoinRequest' | 'denyJoinRequest', requestId: string) {
    return this.ask<Record<string, string>>(
      caller,
      `mutation ($requestId: ID!) { ${operation}(requestId: $requestId) }`,
      { requestId },
    );
  }

  /** Asks to join, and answers the request's id. */
  async requested(asker: Caller, forum: Forum, staff: Caller): Promise<string> {
    await this.request(asker, 'joinCommunityRequest', forum.name);
    const { data } = await this.openRequests(staff, forum);
    const request = data.getCommunityJoinRequests.find(({ user }) => user.id === asker.id);
    if (!request) throw new Error('The request is not among the open ones');
    return request.id;
  }

  invite(caller: Caller, forum: Pick<Forum, 'id'>, invitees: readonly { id: string }[], role = 'MEMBER') {
    return this.ask<{ memberInvitation: { invitedCnt: number } }>(
      caller,
      `mutation ($invitees: [ID!]!, $inviter: ID!, $communityId: ID!, $role: MemberRole!) {
        memberInvitation(invitees: $invitees, inviter: $inviter, communityId: $communityId, role: $role) { invitedCnt } }`,
      { invitees: invitees.map(({ id }) => id), inviter: caller.id, communityId: forum.id, role },
    );
  }

  suggestions(caller: Caller, forum: Pick<Forum, 'id'>, queryString = '') {
    return this.ask<{ getCommunityMemberInvitationSuggestions: { id: string; firstName: string }[] }>(
      caller,
      `query ($userId: ID!, $queryString: String!, $communityId: ID!) {
        getCommunityMemberInvitationSuggestions(userId: $userId, queryString: $queryString, communityId: $communityId) {
          id firstName lastName profilePictureUrl } }`,
      { userId: caller.id, queryString, communityId: forum.id },
    );
  }

  members(caller: Caller, forum: Pick<Forum, 'id'>, page: object = {}) {
    return this.ask<{
      getCommunityMembers: { id: string; role: string; status: string; cursor: string }[];
    }>(
      caller,
      `query ($input: CommunityMembersInput!) {
        getCommunityMembers(input: $input) { id user { id firstName } role status viewedThreads joinedAt cursor } }`,
      { input: { communityId: forum.id, requestingUser: caller.id, ...page } },
    );
  }

  admins(caller: Caller, forum: Pick<Forum, 'id'>, page: object = {}) {
    return this.ask<{ getCommunityAdmins: { id: string; role: string }[] }>(
      caller,
      `query ($input: CommunityAdminsInput!) { getCommunityAdmins(input: $input) { id role status } }`,
      { input: { communityId: forum.id, ...page } },
    );
  }

  invited(caller: Caller, forum: Pick<Forum, 'id'>, page: object = {}) {
    return this.ask<{ getCommunityInvitedUsers: { id: string; role: string; status: string }[] }>(
      caller,
      `query ($input: CommunityInvitedUsersInput!) {
        getCommunityInvitedUsers(input: $input) { id role status viewedThreads joinedAt } }`,
      { input: { communityId: forum.id, requestingUser: caller.id, ...page } },
    );
  }

  setRole(caller: Caller, forum: Pick<Forum, 'id'>, member: { id: string }, role: MemberRole) {
    return this.ask<{ setMemberRole: { id: string; role: string } }>(
      caller,
      `mutation ($communityId: ID!, $memberId: ID!, $role: MemberRole!) {
        setMemberRole(communityId: $communityId, memberId: $memberId, role: $role) { id role } }`,
      { communityId: forum.id, memberId: member.id, role },
    );
  }

  add(caller: Caller, forum: Pick<Forum, 'id'>, person: { id: string }) {
    return this.ask<{ addMember: { id: string; role: string } }>(
      caller,
      `mutation ($communityId: ID!, $memberId: ID!) {
        addMember(communityId: $communityId, memberId: $memberId) { id role } }`,
      { communityId: forum.id, memberId: person.id },
    );
  }

  remove(caller: Caller, forum: Pick<Forum, 'id'>, member: { id: string }, reason = 'Moved away') {
    return this.ask<{ removeMember: boolean }>(
      caller,
      `mutation ($communityId: ID!, $memberId: ID!, $reason: String!) {
        removeMember(communityId: $communityId, memberId: $memberId, reason: $reason) }`,
      { communityId: forum.id, memberId: member.id, reason },
    );
  }

  ban(
    caller: Caller,
    forum: Pick<Forum, 'id'>,
    member: { id: string },
    { reason = 'Spam', endsAt = null as string | null } = {},
  ) {
    return this.ask<{ banMember: { id: string; reason: string; endsAt: string | null } }>(
      caller,
      `mutation ($communityId: ID!, $memberId: ID!, $reason: String!, $endsAt: DateTime) {
        banMember(communityId: $communityId, memberId: $memberId, reason: $reason, endsAt: $endsAt) {
          id user { id } bannedBy { id } reason endsAt } }`,
      { communityId: forum.id, memberId: member.id, reason, endsAt },
    );
  }

  unban(caller: Caller, forum: Pick<Forum, 'id'>, member: { id: string }) {
    return this.ask<{ unbanMember: boolean }>(
      caller,
      `mutation ($communityId: ID!, $memberId: ID!) {
        unbanMember(communityId: $communityId, memberId: $memberId) }`,
      { communityId: forum.id, memberId: member.id },
    );
  }

  bans(caller: Caller, forum: Pick<Forum, 'id'>) {
    return this.ask<{ getCommunityBans: { user: { id: string }; reason: string; endsAt: string | null }[] }>(
      caller,
      `query ($communityId: ID!) {
        getCommunityBans(communityId: $communityId) { user { id } bannedBy { id } reason endsAt } }`,
      { communityId: forum.id },
    );
  }

  audit(caller: Caller, forum: Pick<Forum, 'id'>, cursor?: string) {
    return this.ask<{
      getForumAudit: {
        action: string;
        reason: string;
        cursor: string;
        actor: { id: string } | null;
        subject: { id: string } | null;
      }[];
    }>(
      caller,
      `query ($communityId: ID!, $cursor: String) {
        getForumAudit(communityId: $communityId, cursor: $cursor) { action reason actor { id } subject { id } cursor } }`,
      { communityId: forum.id, cursor },
    );
  }

  update(caller: Caller, forum: Pick<Forum, 'id'>, input: object) {
    return this.ask<{ updateCommunity: CommunityAnswer }>(
      caller,
      `mutation ($communityId: ID!, $input: UpdateCommunityInput!) {
        updateCommunity(communityId: $communityId, input: $input) { ${communityFields} } }`,
      { communityId: forum.id, input },
    );
  }

  create(caller: Caller, input: object) {
    return this.ask<{ createCommunity: CommunityAnswer }>(
      caller,
      `mutation ($input: CreateCommunityInput!) { createCommunity(input: $input) { ${communityFields} } }`,
      { input },
    );
  }

  /** What the person finds behind the bell of these types: texts and where they lead, the latest first. */
  async noticesOf(person: Caller, ...types: string[]): Promise<{ description: string; url: string }[]> {
    const { data } = await this.ask<{ getNotificationsForUser: { description: string; url: string }[] }>(
      person,
      `query ($userId: ID!, $type: [String!]!) {
        getNotificationsForUser(userId: $userId, platform: "web", type: $type) { description url } }`,
      { userId: person.id, type: types },
    );
    return data.getNotificationsForUser;
  }

  private membership(operation: string, caller: Caller, forum: Pick<Forum, 'id'>, userId: string) {
    return this.ask<Record<string, CommunityAnswer>>(
      caller,
      `mutation ($communityId: ID!, $userId: ID!) {
        ${operation}(communityId: $communityId, userId: $userId) { ${communityFields} } }`,
      { communityId: forum.id, userId },
    );
  }
}
