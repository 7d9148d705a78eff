import type { ChatMessagePartsFragment } from '@lyceum/web-graphql';

/** A file of a message, as the server has it. */
export type ChatFile = ChatMessagePartsFragment['files'][number];

/** A file that was sent, and goes with what is said next. */
export type SentFile = Pick<ChatFile, 'path' | 'name' | 'type' | 'size' | 'width' | 'height'> &
  Partial<Pick<ChatFile, 'milliseconds' | 'waveform'>> & {
    /** Under which this browser keeps its bytes until the server has its message. */
    readonly key?: string;
  };

/** What a voice note is beside its sound. */
export interface Voice {
  readonly milliseconds: number;
  readonly waveform: readonly number[];
}

/** What a file is as a voice note; null of any other. */
export function voiceOf({
  milliseconds,
  waveform,
}: Pick<SentFile, 'milliseconds' | 'waveform'>): Voice | null {
  return typeof milliseconds === 'number' ? { milliseconds, waveform: waveform ?? [] } : null;
}

export const isPicture = ({ type }: Pick<SentFile, 'type'>): boolean => type.startsWith('image/');

/** Whether what a browser has kept names such files. */
export const areSentFiles = (kept: unknown): boolean =>
  Array.isArray(kept) &&
  kept.every(
    (file: Partial<SentFile> | null) =>
      typeof file?.path === 'string' && typeof file.name === 'string' && typeof file.type === 'string',
  );
