import { saveFile, toast } from '@lyceum/ui';
import { useState } from 'react';
import * as messages from './attached.messages';
import { fileLink } from './file-link';
import { isPicture, type SentFile } from './sent-file';

/** Saves a file of a message, which is asked for anew. */
export function useSaving(file: SentFile) {
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      const answer = await fetch(await fileLink(file.path));
      if (!answer.ok) throw new Error(`The file answered ${String(answer.status)}.`);
      saveFile(await answer.blob(), nameOf(file));
    } catch {
      toast.error(messages.notLoaded());
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save };
}

/** Pictures are kept as WebP, whatever they were. */
const nameOf = (file: SentFile): string =>
  isPicture(file) ? `${file.name.replace(/\.[^.]*$/, '')}.webp` : file.name;
