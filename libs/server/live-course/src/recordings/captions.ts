import { liveCourseErrors, liveCourseLimits } from '@lyceum/contracts/live-course';
import { DomainError } from '@lyceum/kernel';
import { inspectVtt } from '@lyceum/uploads';

/** Something that is said, and when; milliseconds from the beginning. */
export interface Cue {
  readonly starts: number;
  readonly ends: number;
  readonly text: string;
}

const timing = /^((?:\d+:)?\d{2}:\d{2}\.\d{3}) +--> +((?:\d+:)?\d{2}:\d{2}\.\d{3})/;

/** Longer than any film. */
const mostMilliseconds = 100 * 3_600_000;

/**
 * Reads captions in WebVTT, in the order in which they are said. What they look like goes; who speaks stands before what they say.
 * @throws DomainError LIVE_COURSE_CAPTIONS_WRONG
 */
export function readCaptions(source: string): Cue[] {
  // Some editors write a mark before the first letter.
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  try {
    inspectVtt(Buffer.from(text));
  } catch (error) {
    throw new DomainError(liveCourseErrors.CAPTIONS_WRONG, { cause: error });
  }
  const cues = text
    .split(/\n{2,}/)
    .flatMap((block) => cueOf(block.split('\n')))
    .toSorted((one, other) => one.starts - other.starts || one.ends - other.ends);
  if (cues.length === 0 || cues.length > liveCourseLimits.cues) throw wrong();
  return cues;
}

/** Notes and the head have no times; what says nothing is none. */
function cueOf(lines: readonly string[]): Cue[] {
  const at = lines.findIndex((line) => timing.test(line));
  if (at < 0 || lines[0]?.startsWith('NOTE')) return [];
  const [, starts = '', ends = ''] = timing.exec(lines[at] ?? '') ?? [];
  const cue = {
    starts: millisecondsOf(starts),
    ends: millisecondsOf(ends),
    text: plain(lines.slice(at + 1).join('\n')),
  };
  if (cue.ends <= cue.starts || cue.ends > mostMilliseconds || cue.text.length > liveCourseLimits.cueLength)
    throw wrong();
  return cue.text === '' ? [] : [cue];
}

function millisecondsOf(time: string): number {
  const [seconds = 0, minutes = 0, hours = 0] = time.split(':').map(Number).toReversed();
  return Math.round(((hours * 60 + minutes) * 60 + seconds) * 1_000);
}

const letters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
};

function plain(text: string): string {
  return text
    .replace(/<v(?:\.[\w.-]+)? ([^<>&]*)>/g, '$1: ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => letters[name] ?? '')
    .replace(/\s+/g, ' ')
    .normalize('NFC')
    .trim();
}

const wrong = (): DomainError => new DomainError(liveCourseErrors.CAPTIONS_WRONG);
