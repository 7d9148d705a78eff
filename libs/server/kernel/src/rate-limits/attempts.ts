import { Injectable } from '@nestjs/common';
import { type GuessKind, guessLimits } from '@lyceum/contracts';
import { currentOrigin } from '../audit/request-origin';
import { addressGroup } from './address-group';
import { RateLimits } from './rate-limits.port';

/** A try that was taken and is not yet judged. */
export interface Attempt {
  /** It was right, or no guess: it does not count. Whoever does not call this has used the try up. */
  giveBack(): Promise<void>;
}

/**
 * Tries of what could be guessed (`guessLimits`). Each is taken in one statement before anything is judged, so that of
 * sixty guesses sent at once no more are judged than of sixty sent one after the other.
 */
@Injectable()
export class Attempts {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Takes a try. Outside of any transaction: it needs a connection of its own.
   * @param key whose secret is tried, or who tries
   * @throws DomainError COMMON_TOO_MANY_REQUESTS when none is left
   */
  async reserve(kind: GuessKind, key: string): Promise<Attempt> {
    const limit = guessLimits[kind];
    const place = 'perPlace' in limit ? addressGroup(currentOrigin()?.address ?? '') : '';
    const counter = [limit.name, `${key} ${place}`, limit] as const;
    const giveBack = (): Promise<void> => this.limits.giveBack(...counter);
    try {
      await this.limits.consume(...counter);
    } catch (refused) {
      // Nothing was judged: who sends much that is right at once is not held up for long.
      await giveBack();
      throw refused;
    }
    return { giveBack };
  }
}
