/** What is played, and how far it is. */
export interface SoundState {
  /** Whose sound it is; null where none was played yet. */
  readonly key: string | null;
  readonly isPlaying: boolean;
  /** Seconds. */
  readonly position: number;
}

const nothing: SoundState = { key: null, isPlaying: false, position: 0 };

/** The one sound of this page: what begins ends whatever played before. */
export class VoiceSound {
  private state = nothing;
  private readonly listeners = new Set<() => void>();
  private clock: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly audio: HTMLAudioElement) {
    audio.preload = 'auto';
    for (const event of ['play', 'playing', 'pause', 'seeked', 'ended', 'error'])
      audio.addEventListener(event, this.follow);
    audio.addEventListener('ended', () => {
      if (this.state.key !== null) this.set({ isPlaying: false, position: 0 });
    });
  }

  readonly get = (): SoundState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Plays one from a place on. @param source where it is now @throws what the browser or the network says
   * @param from seconds
   */
  async play(key: string, source: () => Promise<string>, from: number): Promise<void> {
    const { audio } = this;
    const isLoaded = this.state.key === key && audio.src !== '' && audio.error === null;
    if (!isLoaded) {
      audio.pause();
      // Nothing of another one is played, or taken for this one, as long as this one is on its way.
      audio.removeAttribute('src');
      // Within the click: Safari lets an element play later only what began with one.
      audio.load();
      this.set({ key, isPlaying: false, position: from });
      const url = await source();
      // Another one was begun meanwhile.
      if (this.state.key !== key) return;
      audio.src = url;
    }
    audio.currentTime = from;
    await audio.play().catch((error: unknown) => {
      // Paused before it began, or another one was begun.
      if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
    });
  }

  pause(): void {
    this.audio.pause();
  }

  /** Goes to a place of what is loaded. */
  seek(key: string, to: number): void {
    if (this.state.key !== key) return;
    this.audio.currentTime = to;
    this.set({ position: to });
  }

  /** Is silent, if it is this one that plays: it is shown no more. */
  leave(key: string): void {
    if (this.state.key !== key) return;
    this.audio.pause();
    this.audio.removeAttribute('src');
    this.set(nothing);
  }

  private readonly follow = (): void => {
    const isPlaying = !this.audio.paused && !this.audio.ended;
    clearInterval(this.clock);
    if (isPlaying) this.clock = setInterval(() => this.set({ position: this.audio.currentTime }), 100);
    if (this.audio.ended || this.state.key === null) return;
    this.set({ isPlaying, position: this.audio.currentTime });
  };

  private set(change: Partial<SoundState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of [...this.listeners]) listener();
  }
}

let ofPage: VoiceSound | undefined;

export const soundOfPage = (): VoiceSound => (ofPage ??= new VoiceSound(new Audio()));
