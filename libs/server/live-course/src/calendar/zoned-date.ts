/**
 * A moment that tells the clock of a zone, as ical-generator takes dates that know zones (those of @date-fns/tz): of a plain
 * one it would write the server's clock beside the zone's name.
 */
export class ZonedDate extends Date {
  readonly internal: Date;

  constructor(
    at: Date,
    readonly timeZone: string,
  ) {
    super(at);
    const of = new Map(
      new Intl.DateTimeFormat('en', { ...fields, timeZone })
        .formatToParts(at)
        .map(({ type, value }) => [type, Number(value)]),
    );
    const part = (type: Intl.DateTimeFormatPartTypes): number => of.get(type) ?? 0;
    this.internal = new Date(
      Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')),
    );
  }

  withTimeZone(zone?: string | null): ZonedDate {
    return new ZonedDate(this, zone ?? 'UTC');
  }

  tzComponents(): readonly string[] {
    return [this.timeZone];
  }

  override getFullYear(): number {
    return this.internal.getUTCFullYear();
  }

  override getMonth(): number {
    return this.internal.getUTCMonth();
  }

  override getDate(): number {
    return this.internal.getUTCDate();
  }

  override getHours(): number {
    return this.internal.getUTCHours();
  }

  override getMinutes(): number {
    return this.internal.getUTCMinutes();
  }

  override getSeconds(): number {
    return this.internal.getUTCSeconds();
  }
}

const fields = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;
