import { chatsLimits } from '@lyceum/contracts/chats';

const { places, loudest } = chatsLimits.waveform;

/** As loud as speech is at least where it is loudest: silence stays low, whatever its own loudest place is. */
const softestPeak = 0.02;

/**
 * How loud a recording was along its way, in few numbers: the loudest of each part, measured by the loudest of all.
 * @param levels from 0 to 1, in equal steps of time
 */
export function waveformOf(levels: readonly number[]): number[] {
  const count = Math.max(1, Math.min(places, levels.length));
  const peak = Math.max(softestPeak, ...levels);
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * levels.length) / count);
    const to = Math.floor(((at + 1) * levels.length) / count);
    return Math.round((Math.max(0, ...levels.slice(from, to)) / peak) * loudest);
  });
}
