import { describe, expect, it } from '@jest/globals';
import { InStep, type StepPlayer } from './in-step';

let now = 0;

/** A film that plays as the clock of the test goes. */
class Film {
  private at = 0;
  private readAt = 0;
  paused = true;
  playbackRate = 1;
  seeking = false;
  readyState = 4;
  error = null;
  /** How much faster it is than it should be. */
  readonly pace: number;

  constructor(pace = 1) {
    this.pace = pace;
  }

  get currentTime(): number {
    if (!this.paused) this.at += ((now - this.readAt) / 1_000) * this.playbackRate * this.pace;
    this.readAt = now;
    return this.at;
  }

  set currentTime(to: number) {
    this.readAt = now;
    this.at = to;
  }

  play(): Promise<void> {
    this.readAt = now;
    this.paused = false;
    return Promise.resolve();
  }

  pause(): void {
    void this.currentTime;
    this.paused = true;
  }
}

const films = [
  { id: 'ada', startsAt: 0, milliseconds: 60_000 },
  { id: 'ben', startsAt: 5_000, milliseconds: 20_000 },
];

function opened(pace = 1): { step: InStep; ada: Film; ben: Film } {
  now = 0;
  const step = new InStep(films, 60_000, 0, () => now);
  const [ada, ben] = [new Film(), new Film(pace)];
  step.attach('ada', ada as unknown as StepPlayer);
  step.attach('ben', ben as unknown as StepPlayer);
  return { step, ada, ben };
}

function go(step: InStep, milliseconds: number): void {
  for (const end = now + milliseconds; now < end;) {
    now += 100;
    step.turn();
  }
}

describe('films of a recording', () => {
  it('[186] play by one clock, each from when it began, and end with it', () => {
    const { step, ada, ben } = opened();
    step.play();
    go(step, 4_000);
    expect([ada.paused, ben.paused]).toEqual([false, true]);
    go(step, 4_000);
    expect(ada.currentTime).toBeCloseTo(8, 1);
    expect(ben.currentTime).toBeCloseTo(3, 1);
    step.seek(50_000);
    go(step, 100);
    expect([Math.round(ada.currentTime), ben.paused]).toEqual([50, true]);
    go(step, 12_000);
    expect(step.get()).toEqual({ at: 60_000, isPlaying: false, isWaiting: false });
    step.play();
    expect(step.at).toBe(0);
  });

  it('stay together where one of them runs fast, at any speed', () => {
    const { step, ada, ben } = opened(1.03);
    step.setSpeed(1.5);
    step.play();
    go(step, 14_000);
    expect(Math.abs(ada.currentTime - 5 - ben.currentTime)).toBeLessThan(0.15);
    expect(ada.currentTime).toBeCloseTo(21, 0);
  });

  it('wait for one that has not come, and go on without it when it does not', () => {
    const { step, ada, ben } = opened();
    ben.readyState = 1;
    step.play();
    go(step, 6_000);
    expect(step.get()).toMatchObject({ isWaiting: true, isPlaying: true });
    expect(ada.paused).toBe(true);
    expect(Math.round(step.at / 1_000)).toBe(5);
    ben.readyState = 4;
    go(step, 1_000);
    expect([ada.paused, ben.paused, step.get().isWaiting]).toEqual([false, false, false]);
    ben.readyState = 1;
    go(step, 12_000);
    expect([ada.paused, step.get().isWaiting]).toEqual([false, false]);
  });

  it('all wait while nothing comes of any of them', () => {
    const { step, ada } = opened();
    ada.readyState = 2;
    step.play();
    go(step, 30_000);
    expect(step.get()).toEqual({ at: 0, isPlaying: true, isWaiting: true });
    ada.readyState = 4;
    go(step, 1_000);
    expect([ada.paused, step.get().isWaiting]).toEqual([false, false]);
  });

  it('[186] go on at once without one that cannot be played, or that is not there any more', () => {
    const { step, ada, ben } = opened();
    ben.readyState = 0;
    step.play();
    go(step, 6_000);
    step.leaveOut('ben');
    for (const at of [6_000, 12_000]) {
      step.seek(at);
      go(step, 500);
      expect([ada.paused, ben.paused, step.get().isWaiting]).toEqual([false, true, false]);
    }
    step.keep(new Set());
    go(step, 500);
    expect([ada.paused, step.get().isWaiting]).toEqual([true, false]);
  });

  it('are fetched a little before they are needed', () => {
    const { step } = opened();
    expect(step.needed(0).map(({ id }) => id)).toEqual(['ada', 'ben']);
    expect(step.needed(26_000).map(({ id }) => id)).toEqual(['ada']);
  });
});
