import { createHmac } from 'node:crypto';
import { callsLimits } from '@lyceum/contracts/calls';
import { CONFIG, type Config } from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';

/** Servers by which a browser finds its way out of its network. */
export interface IceServer {
  readonly urls: string[];
  /** Null of STUN, which asks nobody who they are. */
  readonly username: string | null;
  readonly credential: string | null;
}

interface ForWhat {
  /** Whether those in China are wanted, where there are some. */
  readonly isInChina?: boolean;
  /** ms; tests have their own. */
  readonly now?: number;
}

/**
 * The STUN and TURN servers of the configuration. Of TURN with a name and a password that hold for a while and are checked by the
 * server itself: HMAC-SHA1 over the time until when, as coturn's `use-auth-secret` has it.
 */
@Injectable()
export class IceServers {
  constructor(
    @Inject(CONFIG)
    private readonly config: Pick<Config, 'CALLS_ICE_URLS' | 'CALLS_CN_ICE_URLS' | 'CALLS_TURN_SECRET'>,
  ) {}

  forPerson(userId: string, { isInChina = false, now = Date.now() }: ForWhat = {}): IceServer[] {
    const { CALLS_ICE_URLS: usual = [], CALLS_CN_ICE_URLS: inChina, CALLS_TURN_SECRET: key } = this.config;
    const urls = isInChina ? (inChina ?? usual) : usual;
    const stun = urls.filter((url) => url.startsWith('stun:'));
    const turn = key === undefined ? [] : urls.filter((url) => url.startsWith('turn'));
    const username = `${String(Math.floor(now / 1_000) + callsLimits.turnSeconds)}:${userId}`;
    const credential = createHmac('sha1', key ?? '')
      .update(username)
      .digest('base64');
    return [
      ...(stun.length > 0 ? [{ urls: stun, username: null, credential: null }] : []),
      ...(turn.length > 0 ? [{ urls: turn, username, credential }] : []),
    ];
  }
}
