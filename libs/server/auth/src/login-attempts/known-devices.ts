import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type AuthenticatedRequest, CONFIG, type Config } from '@lyceum/kernel';
import type { FastifyReply } from 'fastify';

export const deviceCookieName = 'lyceum_device';

const keepSeconds = 365 * 24 * 60 * 60;

/** Accounts one browser is known to; the one not used for longest goes first. */
const maximumAccounts = 5;

const cookiePattern = /^([\w-]{22})((?:\.[\w-]{43}){1,5})$/;

interface DeviceCookie {
  /** Random name of the browser. */
  readonly device: string;
  /** One proof an account, the latest first. */
  readonly proofs: readonly string[];
}

/**
 * Browsers that have been signed in to an account, by a cookie only we can make. Delays that others' failed log-ins
 * cause do not hold them up.
 */
@Injectable()
export class KnownDevices {
  private readonly key: Buffer;
  private readonly isHttps: boolean;

  constructor(@Inject(CONFIG) config: Pick<Config, 'JWT_SECRET' | 'publicUrl'>) {
    this.key = createHmac('sha256', config.JWT_SECRET).update('known-device').digest();
    this.isHttps = config.publicUrl.startsWith('https:');
  }

  /** The browser's name, if it has been signed in to the account of this e-mail; else null. */
  nameFor(request: Pick<AuthenticatedRequest, 'cookies'>, email: string): string | null {
    const cookie = parse(request.cookies[deviceCookieName]);
    if (!cookie) return null;
    const expected = Buffer.from(this.proofOf(cookie.device, email));
    const isKnown = cookie.proofs.some((proof) => timingSafeEqual(Buffer.from(proof), expected));
    return isKnown ? cookie.device : null;
  }

  /** Lets the browser prove from now on that it has been signed in to the account of this e-mail. */
  remember(request: Pick<AuthenticatedRequest, 'cookies'>, reply: FastifyReply, email: string): void {
    const { device, proofs } = parse(request.cookies[deviceCookieName]) ?? {
      device: randomBytes(16).toString('base64url'),
      proofs: [],
    };
    const proof = this.proofOf(device, email);
    const kept = [proof, ...proofs.filter((other) => other !== proof)].slice(0, maximumAccounts);
    void reply.setCookie(deviceCookieName, [device, ...kept].join('.'), {
      path: '/auth',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.isHttps,
      maxAge: keepSeconds,
    });
  }

  private proofOf(device: string, email: string): string {
    return createHmac('sha256', this.key).update(`${device} ${email.toLowerCase()}`).digest('base64url');
  }
}

function parse(cookie: string | undefined): DeviceCookie | null {
  const [, device, proofs] = cookiePattern.exec(cookie ?? '') ?? [];
  return device && proofs ? { device, proofs: proofs.slice(1).split('.') } : null;
}
