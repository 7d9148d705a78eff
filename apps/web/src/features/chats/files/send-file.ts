import type { uploadFile } from '@lyceum/session';
import type { SentFile, Voice } from './sent-file';

type Options = Pick<Parameters<typeof uploadFile>[1], 'signal' | 'onProgress'>;

interface Sending {
  readonly file: File;
  readonly voice: Voice | null;
}

/** Sends a file for a message that is not said yet, or the voice note that is one. */
export async function sendFile(
  { file, voice }: Sending,
  upload: typeof uploadFile,
  options: Options = {},
): Promise<SentFile> {
  const folder = voice ? 'voice-notes' : 'chat-files';
  const { url, type, width, height } = await upload(file, { folder, ...options });
  const sent = { path: url, name: file.name, type, size: file.size, width, height };
  return voice ? { ...sent, milliseconds: voice.milliseconds, waveform: [...voice.waveform] } : sent;
}
