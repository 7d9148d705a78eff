import type { OutgoingCalls } from '@lyceum/kernel';
import type { VideoGrant } from 'livekit-server-sdk';
import { z } from 'zod';

/** A key pair of LiveKit's, and where its servers are. */
export interface LivekitAccount {
  readonly url: string;
  /** Of calls that are to be in China; the other one where there is none. */
  readonly urlInChina: string | undefined;
  readonly key: string;
  readonly secret: string;
}

/** LiveKit says that there is no such room or person. */
export class LivekitNotFound extends Error {}

/** A call holds a token of its own for so long, in seconds. */
const ownTokenSeconds = 60;

const refusalSchema = z.object({ code: z.string() });

/** Calls of LiveKit's room service, which speaks Twirp: JSON by POST, each with a token for just that. */
export class LivekitApi {
  constructor(
    private readonly account: LivekitAccount,
    private readonly outgoing: OutgoingCalls,
  ) {}

  /** Where browsers connect to. */
  addressFor(isInChina: boolean): string {
    const { url, urlInChina } = this.account;
    return (isInChina ? (urlInChina ?? url) : url).replace(/^http/, 'ws');
  }

  /** What somebody shows to a server: who they are and what they may, for so many seconds. Only claims of ours are in it. */
  async token(grant: VideoGrant, ttl: number, identity?: string): Promise<string> {
    // It costs 40 MB and a second: only where it is used.
    const { AccessToken } = await import('livekit-server-sdk');
    const { key, secret } = this.account;
    const token = new AccessToken(key, secret, { ttl, ...(identity !== undefined && { identity }) });
    token.addGrant(grant);
    return token.toJwt();
  }

  /** @throws LivekitNotFound, TargetUnavailableError, Error for every other refusal */
  async call(isInChina: boolean, method: string, grant: VideoGrant, body: object): Promise<unknown> {
    const root = this.addressFor(isInChina).replace(/^ws/, 'http');
    const answer = await this.outgoing.fetch(
      `video calls by ${new URL(root).hostname}`,
      `${root}/twirp/livekit.RoomService/${method}`,
      {
        method: 'POST',
        redirect: 'error',
        headers: {
          authorization: `Bearer ${await this.token(grant, ownTokenSeconds)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      },
    );
    if (answer.ok) return answer.json();
    const { data } = refusalSchema.safeParse(await answer.json().catch(() => null));
    if (data?.code === 'not_found') throw new LivekitNotFound(method);
    throw new Error(`LiveKit answered ${String(answer.status)} ${data?.code ?? ''} to ${method}`);
  }
}
