import type { UploadFolder } from '@lyceum/contracts/uploads';
import { uploadFile } from '@lyceum/session';
import { useSending, useUnsavedChanges } from '@lyceum/shell';
import { useState } from 'react';

/** A file that somebody has chosen, and where it is once it was sent: a second try sends it once. */
interface Chosen {
  readonly file: File;
  readonly path: string | null;
}

interface ChosenFileUse {
  readonly folder: UploadFolder;
  /** Tells the server what the file that lies at `path` is for. */
  readonly save: (file: File, path: string) => Promise<unknown>;
  readonly onSaved: () => Promise<void>;
}

/** A file that is chosen, sent and saved. What was chosen stays where it is not taken, or there is no connection. */
export function useChosenFile({ folder, save, onSaved }: ChosenFileUse) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** The part that was sent, from 0 to 1. */
  const [sent, setSent] = useState(0);
  const { isSending, problems, submit } = useSending(async ({ file, path }: Chosen) => {
    const at = path ?? (await uploadFile(file, { folder, onProgress: setSent })).url;
    setChosen({ file, path: at });
    await save(file, at);
    setChosen(null);
    await onSaved();
  });
  useUnsavedChanges(chosen !== null);
  return {
    /** Of the file that is chosen; null for none. */
    name: chosen?.file.name ?? null,
    percent: Math.round(sent * 100),
    isSending,
    problems,
    /** Null for none. */
    choose: (file: File | null): void => {
      setSent(0);
      setChosen(file && { file, path: null });
    },
    submit: (): void => {
      if (chosen) void submit(chosen);
    },
  };
}
