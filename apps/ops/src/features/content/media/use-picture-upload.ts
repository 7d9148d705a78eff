import { uploadFile } from '@lyceum/session';
import { failureTexts } from '@lyceum/shell';
import { useState } from 'react';
import { asFailure } from '../../../app/as-failure';

/** Sends pictures to the library's folder, and says how far one is and why it was refused. */
export function usePictureUpload() {
  /** From 0 to 1; null while none is on its way. */
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  /** Sends one, and does with its address what follows. */
  const send = async (file: File, then: (url: string) => void | Promise<void>): Promise<void> => {
    setRefusal(null);
    setProgress(0);
    try {
      const { url } = await uploadFile(file, { folder: 'site-pictures', onProgress: setProgress });
      await then(url);
    } catch (error) {
      setRefusal(failureTexts(asFailure(error)).description ?? 'It did not arrive. Please try again.');
    } finally {
      setProgress(null);
    }
  };
  return { progress, refusal, send };
}

/** How far a picture is, in words. */
export const sentSoFar = (progress: number): string => `${String(Math.floor(progress * 100))} %`;
