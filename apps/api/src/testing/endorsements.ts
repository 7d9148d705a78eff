import { expect } from '@jest/globals';
import { FriendCalls } from './friends';
import type { Person } from './people';
import type { TestServer } from './test-server';

interface Endorsement {
  id: string;
  endorsementText: string;
  givingUser: { id: string };
  isWaiting: boolean;
  isHidden: boolean | null;
}

/** Why a call was refused. */
export interface Refused {
  error: { code: string };
}

export interface Page {
  endorsements: Endorsement[];
  own: Endorsement | null;
  hasMore: boolean;
  mayEndorse: boolean;
}

interface Submitted {
  isUpdated: boolean;
  returnEndorsement: Endorsement & { receivingUser: { id: string } };
}

const fields = 'id endorsementText givingUser { id } isWaiting isHidden';

/** The calls about endorsements, as the screens send them. */
export class EndorsementCalls extends FriendCalls {
  constructor(private readonly host: TestServer) {
    super(host);
  }

  submit(giver: Person, receiver: { id: string }, text: string, as = giver.id) {
    return this.host.http
      .post('/submitEndorsement')
      .set('authorization', `Bearer ${giver.token}`)
      .send({ receivingUserId: receiver.id, givingUserId: as, endorsementText: text });
  }

  async given(giver: Person, receiver: Person, text = 'Explains anything.'): Promise<Submitted> {
    const { body } = await this.submit(giver, receiver, text).expect(200);
    return body as Submitted;
  }

  async refusal(giver: Person, receiver: { id: string }, text = 'Hello'): Promise<string> {
    const { body, status } = await this.submit(giver, receiver, text);
    expect(status).toBeGreaterThanOrEqual(400);
    return (body as Refused).error.code;
  }

  received(viewer: Person, receiver: { id: string }, page: { skip?: number; limit?: number } = {}) {
    return this.ask<{ getReceivedEndorsements: Page } | null>(
      viewer,
      `query ($receivingUserId: ID!, $skip: Int, $limit: Int) {
        getReceivedEndorsements(receivingUserId: $receivingUserId, skip: $skip, limit: $limit) {
          endorsements { ${fields} } own { ${fields} } hasMore mayEndorse } }`,
      { receivingUserId: receiver.id, ...page },
    );
  }

  async read(viewer: Person, receiver: { id: string }, page = {}): Promise<Page> {
    const { data, errors } = await this.received(viewer, receiver, page);
    expect(errors).toBeUndefined();
    return data!.getReceivedEndorsements;
  }

  async textsFor(viewer: Person, receiver: Person): Promise<string[]> {
    return (await this.read(viewer, receiver)).endorsements.map(({ endorsementText }) => endorsementText);
  }

  hide(person: Person, endorsementId: string, isHidden: boolean, userId = person.id) {
    return this.ask<{ hideEndorsement: boolean } | null>(
      person,
      `mutation ($endorsementId: ID!, $userId: ID!, $isHidden: Boolean!) {
        hideEndorsement(endorsementId: $endorsementId, userId: $userId, isHidden: $isHidden) }`,
      { endorsementId, userId, isHidden },
    );
  }

  report(person: Person, endorsementId: string, userId = person.id) {
    return this.ask<{ reportEndorsement: boolean } | null>(
      person,
      `mutation ($endorsementId: ID!, $userId: ID!, $message: String!) {
        reportEndorsement(endorsementId: $endorsementId, userId: $userId, message: $message) }`,
      { endorsementId, userId, message: 'This is unkind.' },
    );
  }
}
