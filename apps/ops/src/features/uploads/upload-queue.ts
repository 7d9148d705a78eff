import type { UploadFolder } from '@lyceum/contracts/uploads';
import { uploadFile } from '@lyceum/session';
import { failureTexts } from '@lyceum/shell';
import { useRef, useState } from 'react';

/** A file on its way. */
export interface QueuedFile {
  readonly id: number;
  readonly file: File;
  readonly folder: UploadFolder;
  readonly target: string;
  readonly state: 'waiting' | 'sending' | 'done' | 'refused';
  /** How much has left, from 0 to 1. */
  readonly progress: number;
  /** Where it is; null until it is there. */
  readonly url: string | null;
  /** Why it was refused. */
  readonly refusal: string | null;
}

/** Files sent at the same time; the others wait for their turn. */
const atOnce = 3;

/** Sends many files, a few at a time, each with its progress; one that is refused leaves the others be. */
export function useUploadQueue(onUploaded: () => void) {
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const waiting = useRef<QueuedFile[]>([]);
  const counts = useRef({ made: 0, sending: 0 });

  const update = (id: number, change: Partial<QueuedFile>): void =>
    setFiles((known) => known.map((file) => (file.id === id ? { ...file, ...change } : file)));

  const send = async ({ id, file, folder, target }: QueuedFile): Promise<void> => {
    update(id, { state: 'sending', progress: 0, refusal: null });
    try {
      const onProgress = (progress: number): void => update(id, { progress });
      const sent = await uploadFile(file, { folder, onProgress, ...(target !== '' && { target }) });
      update(id, { state: 'done', progress: 1, url: sent.url });
      onUploaded();
    } catch (error) {
      const refusal = failureTexts(error).description ?? 'It did not arrive. Please try again.';
      update(id, { state: 'refused', refusal });
    }
  };

  const next = (): void => {
    while (counts.current.sending < atOnce) {
      const file = waiting.current.shift();
      if (!file) return;
      counts.current.sending += 1;
      void send(file).finally(() => {
        counts.current.sending -= 1;
        next();
      });
    }
  };

  const add = (chosen: readonly File[], folder: UploadFolder, target: string): void => {
    const queued = chosen.map((file): QueuedFile => {
      counts.current.made += 1;
      const id = counts.current.made;
      return { id, file, folder, target, state: 'waiting', progress: 0, url: null, refusal: null };
    });
    setFiles((known) => [...known, ...queued]);
    waiting.current.push(...queued);
    next();
  };

  const retry = (file: QueuedFile): void => {
    update(file.id, { state: 'waiting', refusal: null });
    waiting.current.push(file);
    next();
  };

  return { files, add, retry };
}
