/** A film of a recording: when it begins in it, and how long it is, in ms. */
export interface StepFilm {
  readonly id: string;
  readonly startsAt: number;
  readonly milliseconds: number;
}

/** So much of a `<video>` as is needed to play it in step with others. */
export type StepPlayer = Pick<
  HTMLVideoElement,
  'currentTime' | 'playbackRate' | 'paused' | 'seeking' | 'readyState' | 'error' | 'play' | 'pause'
>;

export interface StepState {
  /** ms from the beginning of the recording. */
  readonly at: number;
  readonly isPlaying: boolean;
  /** Whether all wait for one of them that has not come yet. */
  readonly isWaiting: boolean;
}

/** s; whoever is further off goes to where the others are, and whoever is less plays a little faster or slower. */
const far = 0.4;
const near = 0.03;
/** The same of one that stands still. */
const farStill = 0.05;

/** Of 1: nobody hears that somebody speaks faster or slower by this. */
const mostHurry = 0.06;

/** ms; the last of a film need not come any more. */
const tail = 300;

/** ms for which all wait for one of them; then it is gone on without it, and it comes when it can. */
const longestWait = 10_000;

/** ms before its time in which a film is fetched. */
const ahead = 5_000;

/** ms; screens are told of the clock in such steps. */
const shownEvery = 200;

/** `HTMLMediaElement.HAVE_FUTURE_DATA`: it can go on. */
const canGoOn = 3;

/**
 * Plays the films of a recording by one clock: each is where the clock is, whenever it began; where one has to be fetched all wait, so that
 * what one says and another answers stay together.
 */
export class InStep {
  private readonly players = new Map<string, StepPlayer>();
  private readonly listeners = new Set<() => void>();
  private state: StepState;
  private speed = 1;
  /** Where the clock was, and since when it has gone on; null while it stands. */
  private base: number;
  private since: number | null = null;
  private waitsSince: number | null = null;
  /** Films that nobody waits for: they cannot be played, or are not there any more. */
  private readonly out = new Set<string>();

  /** @param length ms @param now ms; tests have their own */
  constructor(
    private readonly films: readonly StepFilm[],
    readonly length: number,
    startAt: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.base = Math.min(startAt, length);
    this.state = { at: this.base, isPlaying: false, isWaiting: false };
  }

  readonly get = (): StepState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Where the clock is, in ms. */
  get at(): number {
    const gone = this.since === null ? 0 : (this.now() - this.since) * this.speed;
    return Math.min(this.length, this.base + gone);
  }

  /** Films that are seen or heard then, and those that soon will be. */
  needed(at: number): StepFilm[] {
    return this.films.filter(
      ({ startsAt, milliseconds }) => at >= startsAt - ahead && at < startsAt + milliseconds,
    );
  }

  attach(id: string, player: StepPlayer | null): void {
    if (player) this.players.set(id, player);
    else this.players.delete(id);
  }

  /** Goes on without a film, from now on. */
  leaveOut(id: string): void {
    this.players.get(id)?.pause();
    this.players.delete(id);
    this.out.add(id);
    this.turn();
  }

  /** Goes on with these alone. */
  keep(ids: ReadonlySet<string>): void {
    for (const { id } of this.films) if (!ids.has(id) && !this.out.has(id)) this.leaveOut(id);
  }

  /** From the beginning again where it is over. */
  play(): void {
    if (this.at >= this.length) this.seek(0);
    this.set({ isPlaying: true });
    this.turn();
  }

  pause(): void {
    this.hold();
    this.set({ isPlaying: false, isWaiting: false });
    this.turn();
  }

  /** @param to ms */
  seek(to: number): void {
    this.base = Math.max(0, Math.min(this.length, to));
    if (this.since !== null) this.since = this.now();
    this.waitsSince = null;
    this.turn();
  }

  setSpeed(speed: number): void {
    const { at } = this;
    [this.base, this.speed] = [at, speed];
    if (this.since !== null) this.since = this.now();
    this.turn();
  }

  /** Looks where each is, several times a second. */
  turn(): void {
    const { at } = this;
    if (this.state.isPlaying && at >= this.length) {
      this.hold();
      this.set({ isPlaying: false });
    }
    const due = this.films.filter(
      ({ id, startsAt, milliseconds }) =>
        !this.out.has(id) && at >= startsAt && at < startsAt + milliseconds - tail,
    );
    const late = due.map((film) => this.lead(film, at));
    const goesOn = this.goesOn(late.includes(true), late.includes(false));
    for (const [id, player] of this.players) {
      const isDue = due.some((film) => film.id === id);
      if (goesOn && isDue && player.paused && !player.error) void player.play().catch(() => undefined);
      if (!(goesOn && isDue) && !player.paused) player.pause();
    }
    this.set({ at: at - (at % shownEvery), isWaiting: this.state.isPlaying && !goesOn });
  }

  /** @returns whether all have to wait for it */
  private lead({ id, startsAt }: StepFilm, at: number): boolean {
    const player = this.players.get(id);
    if (!player) return true;
    if (player.error) return true;
    const drift = player.currentTime - (at - startsAt) / 1_000;
    const isFar = Math.abs(drift) > (this.since === null ? farStill : far);
    if (isFar && !player.seeking) player.currentTime = (at - startsAt) / 1_000;
    const hurry = Math.abs(drift) < near || isFar ? 0 : Math.max(-mostHurry, Math.min(mostHurry, drift / 2));
    const rate = this.speed * (1 - hurry);
    if (Math.abs(player.playbackRate - rate) > 0.001) player.playbackRate = rate;
    return player.seeking || player.readyState < canGoOn;
  }

  /** Has the clock go on, or stand still. Where nobody is there, as without a network, all wait for as long as that is. */
  private goesOn(isLate: boolean, isAnybodyThere: boolean): boolean {
    if (!isLate) this.waitsSince = null;
    else this.waitsSince ??= this.now();
    const waitsTooLong =
      isAnybodyThere && this.waitsSince !== null && this.now() - this.waitsSince > longestWait;
    const goesOn = this.state.isPlaying && (!isLate || waitsTooLong);
    if (goesOn) this.since ??= this.now();
    else this.hold();
    return goesOn;
  }

  private hold(): void {
    this.base = this.at;
    this.since = null;
  }

  private set(change: Partial<StepState>): void {
    const next = { ...this.state, ...change };
    const isSame =
      next.isPlaying === this.state.isPlaying &&
      next.isWaiting === this.state.isWaiting &&
      next.at === this.state.at;
    this.state = next;
    if (!isSame) for (const listener of [...this.listeners]) listener();
  }
}
