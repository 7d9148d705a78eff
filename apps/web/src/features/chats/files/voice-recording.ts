import { chatsLimits } from '@lyceum/contracts/chats';
import type { Voice } from './sent-file';
import type { problems } from './voice.messages';
import { waveformOf } from './waveform';

/** What was recorded. */
export interface Recorded {
  readonly file: File;
  readonly voice: Voice;
}

export interface RecordingState {
  /** `ENDED` once it is over, however it ended. */
  readonly status: 'ASKING' | 'RECORDING' | 'ENDED';
  /** Why it is over, where nothing came of it. */
  readonly problem: keyof typeof problems | null;
  readonly milliseconds: number;
  /** How loud it was at each look, from 0 to 1. */
  readonly levels: readonly number[];
}

/** ms between two looks at how loud it is. */
const lookEvery = 50;

/** Enough for speech; of those that record more, the server takes two minutes as well. */
const bitsPerSecond = 32_000;

/** What browsers record: each of them one of these. The ending is one that stands for sound alone. */
const formats = [
  { recorded: 'audio/webm;codecs=opus', type: 'audio/webm', ending: 'weba' },
  { recorded: 'audio/mp4;codecs=mp4a.40.2', type: 'audio/mp4', ending: 'm4a' },
  { recorded: 'audio/mp4', type: 'audio/mp4', ending: 'm4a' },
] as const;

const formatHere = () => formats.find(({ recorded }) => MediaRecorder.isTypeSupported(recorded));

const nothing = (): void => undefined;

/** One recording, from the question for the microphone to the file. The microphone is let go of as soon as it is over. */
export class VoiceRecording {
  private state: RecordingState = { status: 'ASKING', problem: null, milliseconds: 0, levels: [] };
  private readonly listeners = new Set<() => void>();
  private recorder: MediaRecorder | null = null;
  private letGo = nothing;
  /** Raised with each beginning and each end: what the browser answers to an earlier one comes too late. */
  private turn = 0;

  private onDone: (recorded: Recorded) => void = () => undefined;

  readonly get = (): RecordingState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @param onDone gets what was recorded, once */
  async begin(onDone: (recorded: Recorded) => void): Promise<void> {
    this.onDone = onDone;
    this.turn += 1;
    const { turn } = this;
    this.set({ status: 'ASKING', problem: null });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
      });
      if (turn === this.turn) this.record(stream);
      else stopAll(stream);
    } catch (error) {
      if (turn === this.turn) this.end(problemOf(error));
    }
  }

  /** Ends it, and hands over what there is. */
  stop(): void {
    if (this.recorder?.state === 'recording') this.recorder.stop();
  }

  /** It is shown no more, and nobody threw it away: hands over what there is. */
  leave(): void {
    if (this.state.status === 'RECORDING') this.stop();
    else this.cancel();
  }

  /** Ends it, and nothing is left of it. */
  cancel(): void {
    this.turn += 1;
    this.stop();
    this.end(null);
  }

  private record(stream: MediaStream): void {
    // From here on, whatever fails: no microphone stays on.
    this.letGo = () => stopAll(stream);
    const format = formatHere();
    if (!format) return this.end('TAKEN');
    const recorder = new MediaRecorder(stream, {
      mimeType: format.recorded,
      audioBitsPerSecond: bitsPerSecond,
    });
    const parts: Blob[] = [];
    const { turn } = this;
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    // Also where the microphone was pulled out.
    recorder.addEventListener('stop', () => {
      if (turn === this.turn) this.finish(new Blob(parts, { type: format.type }), format);
    });
    const stopLooking = this.look(stream);
    this.letGo = () => {
      stopLooking();
      stopAll(stream);
    };
    this.recorder = recorder;
    recorder.start();
    this.set({ status: 'RECORDING' });
  }

  /** Follows how long and how loud it is, and ends it where it has to. @returns what ends the looking */
  private look(stream: MediaStream): () => void {
    const meter = meterOf(stream);
    const begun = performance.now();
    const clock = setInterval(() => {
      const milliseconds = performance.now() - begun;
      this.set({ milliseconds, levels: [...this.state.levels, meter.level()] });
      if (milliseconds >= chatsLimits.voice.milliseconds) this.stop();
    }, lookEvery);
    return () => {
      clearInterval(clock);
      meter.close();
    };
  }

  private finish(bytes: Blob, { type, ending }: (typeof formats)[number]): void {
    const { milliseconds, levels } = this.state;
    if (bytes.size === 0 || milliseconds < lookEvery) return this.end('SILENT');
    this.end(null);
    const most = chatsLimits.voice.milliseconds + chatsLimits.voice.grace;
    this.onDone({
      file: new File([bytes], `voice.${ending}`, { type }),
      voice: { milliseconds: Math.min(Math.round(milliseconds), most), waveform: waveformOf(levels) },
    });
  }

  private end(problem: RecordingState['problem']): void {
    const { letGo } = this;
    this.letGo = nothing;
    letGo();
    this.set({ status: 'ENDED', problem });
  }

  private set(change: Partial<RecordingState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of [...this.listeners]) listener();
  }
}

interface Meter {
  /** From 0 to 1, as of now. */
  readonly level: () => number;
  readonly close: () => void;
}

/** Measures how loud it is; silence where the browser does not, which keeps nobody from recording. */
function meterOf(stream: MediaStream): Meter {
  try {
    const context = new AudioContext();
    context.resume().catch(nothing);
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const level = (): number => {
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    };
    return { level, close: () => void context.close() };
  } catch {
    return { level: () => 0, close: nothing };
  }
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function problemOf(error: unknown): RecordingState['problem'] {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'REFUSED';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'NONE' : 'TAKEN';
}
