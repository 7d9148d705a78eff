import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { TextEditorProps } from '../text-editor.types';
import { mediaBlock } from '../uploads/media-block';
import { UploadQueue } from '../uploads/upload-queue';
import { type PlainWriting, textOfWriting, writingOf } from './plain-writing';

/** What is being written, and the files on their way to it; told to whoever asked whenever either changes. */
export function usePlainWriting({ initial, upload, onChange }: TextEditorProps) {
  const [writing, setWriting] = useState(() => writingOf(initial));
  const change = (part: (before: PlainWriting) => Partial<PlainWriting>): void =>
    setWriting((before) => ({ ...before, ...part(before) }));
  const [queue] = useState(() =>
    upload === undefined
      ? null
      : new UploadQueue({
          upload,
          place: (pending, file) => change(({ media }) => ({ media: [...media, mediaBlock(pending, file)] })),
        }),
  );
  useEffect(() => () => queue?.dispose(), [queue]);
  const isUploading = useSyncExternalStore(
    queue?.subscribe ?? neverChanges,
    () => (queue?.state().uploads.length ?? 0) > 0,
  );
  const lastTold = useRef({ writing, isUploading });
  const tell = useEffectEvent(() =>
    onChange({ ...textOfWriting(writing), ...(isUploading && { isUploading }) }),
  );
  useEffect(() => {
    if (lastTold.current.writing === writing && lastTold.current.isUploading === isUploading) return;
    lastTold.current = { writing, isUploading };
    tell();
  }, [writing, isUploading]);
  return { writing, change, queue };
}

const neverChanges = () => () => undefined;
