import { Injectable } from '@nestjs/common';
import type { PollPlace } from './poll-place';

/** Keeps the one place of polls. */
@Injectable()
export class PollPlaces {
  private place: PollPlace | null = null;

  register(place: PollPlace): void {
    if (this.place) throw new Error('Polls have a place already');
    this.place = place;
  }

  get(): PollPlace {
    if (!this.place) throw new Error('Polls have no place');
    return this.place;
  }
}
