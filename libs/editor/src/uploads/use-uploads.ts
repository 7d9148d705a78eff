import type { Editor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useState } from 'react';
import { isRatherText } from '../paste/is-rather-text';
import type { UploadMedia } from '../text-editor.types';
import { mediaBlock } from './media-block';
import { addPlace, fillPlace, removePlace, uploadPlaces } from './upload-places';
import { UploadQueue } from './upload-queue';

/** Files on their way into an editor: their queue, their marks in the text, and the extension that places them. */
export interface Uploads {
  readonly queue: UploadQueue;
  readonly extension: ReturnType<typeof uploadPlaces>;
  /** What each file's card is drawn into, by its id. */
  readonly elements: ReadonlyMap<string, HTMLElement>;
  /** Begins to upload files, at the cursor. */
  add(editor: Editor, files: readonly File[]): void;
}

/** The uploads of one editor; null where nothing can be uploaded. They end with the editor. */
export function useUploads(upload: UploadMedia | undefined): Uploads | null {
  const [uploads] = useState(() => (upload ? createUploads(upload) : null));
  useEffect(() => () => uploads?.queue.dispose(), [uploads]);
  return uploads;
}

/** Wires a queue to the marks in the text. */
export function createUploads(upload: UploadMedia): Uploads {
  const elements = new Map<string, HTMLElement>();
  let shown: EditorView | null = null;
  const queue = new UploadQueue({
    upload,
    place: (pending, media) => {
      if (shown && !shown.isDestroyed) fillPlace(shown, pending.id, mediaBlock(pending, media));
    },
  });
  const takeIn = (view: EditorView, files: readonly File[], position: number | null): void => {
    shown = view;
    for (const { id } of queue.take(files)) {
      const element = document.createElement('div');
      element.contentEditable = 'false';
      elements.set(id, element);
      addPlace(view, id, element, position);
    }
  };
  queue.subscribe(() => {
    const left = new Set(queue.state().uploads.map(({ id }) => id));
    for (const id of [...elements.keys()]) {
      if (left.has(id)) continue;
      elements.delete(id);
      if (shown && !shown.isDestroyed) removePlace(shown, id);
    }
  });
  return {
    queue,
    elements,
    extension: uploadPlaces({ onFiles: takeIn, onLost: queue.cancel, isRatherText }),
    add: (editor, files) => takeIn(editor.view, files, null),
  };
}
