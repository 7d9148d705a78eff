import { Injectable } from '@nestjs/common';
import { type GuessKind, guessLimits } from '@lyceum/contracts/auth';
import { currentOrigin } from '../audit/request-origin';
import { addressGroup } from './address-group';
import { RateLimits, type Reservation } from './rate-limits.port';

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
   * @returns what gives the try back, when it was right or no guess
   * @throws DomainError COMMON_TOO_MANY_REQUESTS when none is left
   */
  reserve(kind: GuessKind, key: string): Promise<Reservation> {
    const limit = guessLimits[kind];
    const place = 'perPlace' in limit ? addressGroup(currentOrigin()?.address ?? '') : '';
    return this.limits.reserve(limit.name, `${key} ${place}`, limit);
  }
}
