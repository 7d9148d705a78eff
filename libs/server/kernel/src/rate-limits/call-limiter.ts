import { Inject, Injectable } from '@nestjs/common';
import type { CallLimit } from '@lyceum/contracts/common';
import { can, type MaybeActor } from '../actor/actor';
import { CONFIG, type Config } from '../config/config';
import { addressGroup } from './address-group';
import { RateLimits, type Reservation } from './rate-limits.port';

/** Time over which an address's calls are counted. */
const windowSeconds = 600;

/** Counts calls of doors as these declare it. */
@Injectable()
export class CallLimiter {
  constructor(
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Pick<Config, 'ADDRESS_RATE_LIMIT' | 'CALL_LIMIT_FACTOR'>,
  ) {}

  /**
   * Counts a call of a person, or of the address of somebody nobody knows: those behind one router share that alone.
   * @throws DomainError COMMON_TOO_MANY_REQUESTS
   */
  async count(limit: CallLimit, actor: MaybeActor, address: string): Promise<void> {
    const { name, seconds, countedBy, atATime, forHolders, also } = limit;
    const points = forHolders && can(actor, forHolders.permission) ? forHolders.points : limit.points;
    const rule = {
      points: points * this.config.CALL_LIMIT_FACTOR,
      seconds,
      ...(countedBy && { countedBy }),
      ...(atATime && { atATime }),
    };
    const caller = actor ? (actor.viewedBy ?? actor.userId) : `address ${addressGroup(address)}`;
    await this.limits.consume(name, caller, rule);
    if (also) await this.count(also, actor, address);
  }

  /**
   * Takes a call of an address that costs nothing if it turns out right. Each process counts for itself.
   * @throws DomainError COMMON_TOO_MANY_REQUESTS
   */
  reserveAddress(name: string, address: string): Promise<Reservation> {
    const rule = {
      points: this.config.ADDRESS_RATE_LIMIT,
      seconds: windowSeconds,
      countedBy: 'process',
    } as const;
    return this.limits.reserve(`${name}-by-address`, addressGroup(address), rule);
  }

  /** Counts a call of an address, whoever calls. @throws DomainError COMMON_TOO_MANY_REQUESTS */
  async countAddress(name: string, address: string): Promise<void> {
    const rule = { points: this.config.ADDRESS_RATE_LIMIT, seconds: windowSeconds };
    await this.limits.consume(`${name}-by-address`, addressGroup(address), rule);
  }
}
