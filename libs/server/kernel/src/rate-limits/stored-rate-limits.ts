import { hash } from 'node:crypto';
import { commonErrors } from '@lyceum/contracts/common';
import { DomainError } from '../errors/domain-error';
import { type Counted, type Counter, ProcessCounter } from './counter';
import { type RateLimit, RateLimits, type Reservation } from './rate-limits.port';
import { Shares } from './shares';

const hashOf = (key: string): string => hash('sha256', key, 'base64url');

/** What both adapters share: one counter for each name and its bounds. */
export abstract class StoredRateLimits extends RateLimits {
  private readonly counters = new Map<string, Counter>();
  private readonly shares = new Map<string, Shares>();

  override async consume(name: string, key: string, limit: RateLimit, points = 1): Promise<void> {
    if (limit.atATime !== undefined && points === 1) return this.spend(name, key, limit, limit.atATime);
    const counted = await this.count(name, key, limit, points);
    if (counted.points > limit.points) throw refusal(counted.millisecondsLeft);
  }

  override async note(name: string, key: string, limit: RateLimit, points = 1): Promise<void> {
    await this.count(name, key, limit, points);
  }

  override async reserve(name: string, key: string, limit: RateLimit): Promise<Reservation> {
    const counted = await this.count(name, key, limit, 1);
    if (counted.points > limit.points) {
      await counted.takeBack();
      throw refusal(counted.millisecondsLeft);
    }
    let isTaken = true;
    return {
      giveBack: async () => {
        if (isTaken) {
          isTaken = false;
          await counted.takeBack();
        }
      },
    };
  }

  protected abstract open(name: string, limit: RateLimit): Counter;

  private count(name: string, key: string, limit: RateLimit, points: number): Promise<Counted> {
    return this.counterOf(name, limit).add(hashOf(key), points);
  }

  private async spend(name: string, key: string, limit: RateLimit, atATime: number): Promise<void> {
    const rule = ruleOf(name, limit);
    const shares = this.shares.get(rule) ?? new Shares(this.counterOf(name, limit), { ...limit, atATime });
    this.shares.set(rule, shares);
    const millisecondsLeft = await shares.spend(hashOf(key));
    if (millisecondsLeft !== null) throw refusal(millisecondsLeft);
  }

  private counterOf(name: string, limit: RateLimit): Counter {
    const rule = ruleOf(name, limit);
    const known = this.counters.get(rule);
    if (known) return known;
    const counter = limit.countedBy === 'process' ? new ProcessCounter(limit) : this.open(name, limit);
    this.counters.set(rule, counter);
    return counter;
  }
}

/** Of one counter, more may be left to some than to others. */
const ruleOf = (name: string, { points, seconds }: RateLimit): string => `${name} ${points} ${seconds}`;

function refusal(millisecondsLeft: number): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil(millisecondsLeft / 1_000));
  return new DomainError(commonErrors.TOO_MANY_REQUESTS, { retryAfterSeconds });
}
