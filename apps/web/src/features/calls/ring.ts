/** Two soft tones, in Hz, and when each begins, in seconds. */
const tones = [
  [523.25, 0],
  [659.25, 0.22],
] as const;

const toneSeconds = 0.5;

/** ms between two rings. */
const ringEvery = 2_500;

const loudness = 0.12;

function sound(context: AudioContext): void {
  for (const [pitch, after] of tones) {
    const [start, end] = [context.currentTime + after, context.currentTime + after + toneSeconds];
    const oscillator = new OscillatorNode(context, { frequency: pitch });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.03);
    gain.gain.exponentialRampToValueAtTime(0.001, end);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(end);
  }
}

/**
 * Rings until it is stopped, in one tab of this browser however many there are. A page in which nothing was pressed yet is silent:
 * browsers make no sound there.
 * @param isOnce whether one ring is enough
 * @returns what stops it
 */
export function ring(isOnce: boolean): () => void {
  const ending = new AbortController();
  const play = (): Promise<void> =>
    new Promise((resolve) => {
      const context = new AudioContext();
      sound(context);
      const clock = isOnce ? undefined : setInterval(() => sound(context), ringEvery);
      const end = (): void => {
        clearInterval(clock);
        void context.close();
        resolve();
      };
      if (ending.signal.aborted) end();
      else ending.signal.addEventListener('abort', end, { once: true });
    });
  navigator.locks
    .request('lyceum:ring', { signal: ending.signal }, play)
    // It was stopped before this tab's turn came.
    .catch(() => undefined);
  return () => ending.abort();
}
