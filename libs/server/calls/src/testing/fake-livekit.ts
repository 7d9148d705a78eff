import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FakeCall, FakeServer, textOf } from '@lyceum/testing/fake-server';
import { AccessToken, TokenVerifier } from 'livekit-server-sdk';

/** What the fake was asked for, and by what right. */
interface LivekitCall extends FakeCall {
  readonly grant: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Signed {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
}

/** Which right each method asks for, and whether it must be for just that room. */
const rights: Readonly<Record<string, 'roomCreate' | 'roomAdmin'>> = {
  CreateRoom: 'roomCreate',
  DeleteRoom: 'roomCreate',
  ListParticipants: 'roomAdmin',
  RemoveParticipant: 'roomAdmin',
};

/** Speaks so much of LiveKit's Twirp API as the adapter uses, checks the claims of tokens, and signs reports as LiveKit does. */
export class FakeLivekit extends FakeServer<LivekitCall> {
  readonly key = 'key-of-a-test';
  readonly secret = 'a secret of at least thirty-two characters';
  /** Who is in which room. */
  readonly rooms = new Map<string, Set<string>>();

  /** The variables of a server that uses it. */
  get environment(): Record<string, string> {
    return { LIVEKIT_URL: this.url, LIVEKIT_API_KEY: this.key, LIVEKIT_API_SECRET: this.secret };
  }

  /** What somebody could do with a ticket there; rejects for one that is not of our key. */
  async claims(ticket: string): Promise<{ sub?: string; exp?: number; nbf?: number; video?: object }> {
    return new TokenVerifier(this.key, this.secret).verify(ticket);
  }

  /** Somebody comes with a ticket, as their browser would. @throws Error where LiveKit would not let them in */
  async enter(ticket: string): Promise<void> {
    const { sub = '', video = {} } = await this.claims(ticket);
    const { room = '', roomJoin } = video as { room?: string; roomJoin?: boolean };
    const people = this.rooms.get(room);
    if (roomJoin !== true || !people) throw new Error('LiveKit lets nobody in by this');
    people.add(sub);
  }

  /** A report as LiveKit sends it; by another key, of another body, or from a while ago, if that is wanted. */
  async signed(
    event: object,
    { secret = this.secret, of = event, ttl = 300 }: { secret?: string; of?: object; ttl?: number } = {},
  ): Promise<Signed> {
    const body = Buffer.from(JSON.stringify(event));
    const token = new AccessToken(this.key, secret, { ttl });
    token.sha256 = createHash('sha256').update(JSON.stringify(of)).digest('base64');
    return {
      body,
      headers: { authorization: await token.toJwt(), 'content-type': 'application/webhook+json' },
    };
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request);
    const path = request.url ?? '';
    const [status, said] = this.trouble === null ? await this.done(request, path, text) : [0, {}];
    if (this.trouble === 'HANGS') return;
    response.writeHead(this.trouble ?? status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(said));
  }

  private async done(
    { headers }: IncomingMessage,
    path: string,
    text: string,
  ): Promise<[status: number, body: object]> {
    const method = path.replace('/twirp/livekit.RoomService/', '');
    const token = (headers.authorization ?? '').replace('Bearer ', '');
    const claims = await this.claims(token).catch(() => null);
    if (!claims) return [401, { code: 'unauthenticated' }];
    const grant = (claims.video ?? {}) as LivekitCall['grant'];
    const body = JSON.parse(text) as LivekitCall['body'];
    const right = rights[method];
    if (right === undefined) return [404, { code: 'bad_route' }];
    if (grant[right] !== true || (right === 'roomAdmin' && grant['room'] !== body['room']))
      return [403, { code: 'permission_denied' }];
    this.calls.push({ path, grant, body });
    return this.made(method, body);
  }

  private made(method: string, { name, room, identity }: LivekitCall['body']): [number, object] {
    if (method === 'CreateRoom') {
      this.rooms.set(String(name), new Set());
      return [200, { sid: `RM_${String(name)}`, name }];
    }
    const people = this.rooms.get(String(room));
    if (!people) return [404, { code: 'not_found' }];
    if (method === 'DeleteRoom') this.rooms.delete(String(room));
    if (method === 'RemoveParticipant') people.delete(String(identity));
    if (method !== 'ListParticipants') return [200, {}];
    const present = [...people].map((one, at) => ({
      sid: `PA_${one}`,
      identity: one,
      joined_at: String(at + 1),
    }));
    // LiveKit lists them in no order.
    return [200, { participants: present.reverse() }];
  }
}
