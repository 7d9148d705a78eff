import type { Person } from './people';
import type { TestServer } from './test-server';

interface Answer<Data> {
  data: Data | null;
  errors?: { message: string; extensions: { code: string } }[];
}

export interface QueueItem {
  id: string;
  kind: string;
  status: string;
  targetType: string;
  targetId: string;
  title: string;
  preview: string;
  author: { id: string };
  authorHistory: { removals: number; warnings: number; bans: number; accountCreatedAt: string };
  reportsCnt: number;
  reports: { message: string }[];
  appeal: { message: string; noticeKind: string; noticeReason: string; isOwnDecision: boolean } | null;
  decision: { action: string; reason: string; decidedBy: { id: string } | null } | null;
  actions: string[];
  cursor: string;
}

export interface Notice {
  id: string;
  kind: string;
  reason: string;
  title: string;
  communityDisplayName: string | null;
  reversedAt: string | null;
  appeal: { status: string; message: string; answer: string | null } | null;
  canAppeal: boolean;
}

const itemFields = `id kind status targetType targetId title preview author { id }
  authorHistory { removals warnings bans accountCreatedAt } reportsCnt reports { message createdAt }
  appeal { message noticeKind noticeReason isOwnDecision } decision { action reason decidedBy { id } decidedAt } actions createdAt cursor`;

type Caller = Pick<Person, 'id' | 'token'>;

/** The calls about reports and what moderators make of them, as the screens send them. */
export class ModerationCalls {
  constructor(private readonly server: TestServer) {}

  async ask<Data>(caller: Caller, query: string, variables: object): Promise<Answer<Data>> {
    const { body } = await this.server.graphql(query, { token: caller.token, variables: { ...variables } });
    return body as Answer<Data>;
  }

  report(caller: Caller, threadId: string, message = 'This is spam.', userId = caller.id) {
    return this.ask<{ reportThread: boolean }>(
      caller,
      `mutation ($userId: ID!, $threadId: ID!, $message: String!) {
        reportThread(userId: $userId, threadId: $threadId, message: $message) }`,
      { userId, threadId, message },
    );
  }

  queue(caller: Caller, communityId: string, page: { status?: string; cursor?: string } = {}) {
    return this.ask<{ getForumReports: QueueItem[] }>(
      caller,
      `query ($communityId: ID!, $status: ModerationCaseStatus, $cursor: String) {
        getForumReports(communityId: $communityId, status: $status, cursor: $cursor) { ${itemFields} } }`,
      { communityId, ...page },
    );
  }

  async items(caller: Caller, communityId: string, status = 'OPEN'): Promise<QueueItem[]> {
    const { data } = await this.queue(caller, communityId, { status });
    return data?.getForumReports ?? [];
  }

  decide(caller: Caller, id: string, action: string, reason = 'It breaks the rules.', banEndsAt?: Date) {
    return this.ask<{ decideReport: QueueItem }>(
      caller,
      `mutation ($id: ID!, $action: ModerationAction!, $reason: String!, $banEndsAt: DateTime) {
        decideReport(id: $id, action: $action, reason: $reason, banEndsAt: $banEndsAt) { ${itemFields} } }`,
      { id, action, reason, banEndsAt },
    );
  }

  async notices(caller: Caller): Promise<Notice[]> {
    const { data } = await this.ask<{ getModerationNotices: Notice[] }>(
      caller,
      `query ($userId: ID!) {
        getModerationNotices(userId: $userId) {
          id kind reason title communityDisplayName reversedAt appeal { status message answer } canAppeal } }`,
      { userId: caller.id },
    );
    return data?.getModerationNotices ?? [];
  }

  appeal(caller: Caller, noticeId: string, message = 'I did not mean it.', userId = caller.id) {
    return this.ask<{ appealModeration: boolean }>(
      caller,
      `mutation ($noticeId: ID!, $userId: ID!, $message: String!) {
        appealModeration(noticeId: $noticeId, userId: $userId, message: $message) }`,
      { noticeId, userId, message },
    );
  }
}
