import { useUnsavedChanges } from '@lyceum/shell';
import { type ClipboardEvent, type DragEvent, useState, useSyncExternalStore } from 'react';
import type { Chat } from '../chat-queries';
import { showFailure } from '../show-failure';
import type { Attachment, Attachments } from './attachments';
import type { SentFile } from './sent-file';

/** Of each person's chats in this page: whoever closes a window, or changes an older message, finds them again. */
const known = new Map<string, Attachments>();

const none: readonly Attachment[] = [];
const never = () => () => undefined;

export interface Attaching {
  /** Null until something is attached. */
  readonly attachments: Attachments | null;
  readonly list: readonly Attachment[];
  /** Whether all of them are with the server. */
  readonly areSent: boolean;
  /** Has files chosen, which are attached. */
  readonly choose: () => void;
  /** All of them, which go with a message now. */
  readonly take: () => SentFile[];
  readonly onPaste: (event: ClipboardEvent) => void;
  /** For the element onto which files are dropped; nothing where nothing can be said. */
  readonly dropping: {
    readonly onDragOver?: (event: DragEvent) => void;
    readonly onDrop?: (event: DragEvent) => void;
  };
}

/** Files for the next message in a chat; what sends them is fetched with the first one. */
export function useAttaching(me: string, { id, mayWrite }: Pick<Chat, 'id' | 'mayWrite'>): Attaching {
  const key = `${me} ${id}`;
  const [attachments, setAttachments] = useState(() => known.get(key) ?? null);
  const list = useSyncExternalStore(attachments?.subscribe ?? never, attachments?.get ?? (() => none));
  useUnsavedChanges(list.length > 0);
  const attach = (files: Iterable<File>): void => {
    const chosen = [...files];
    if (chosen.length === 0) return;
    import('./attached').then((it) => {
      const made = known.get(key) ?? new it.Attachments();
      known.set(key, made);
      setAttachments(made);
      made.add(chosen);
    }, showFailure);
  };
  return {
    attachments,
    list,
    areSent: list.every(({ sent }) => sent !== null),
    choose: () => void import('./attached').then((it) => it.chooseFiles(attach), showFailure),
    take: () => attachments?.take() ?? [],
    onPaste: (event) => {
      const { files, types } = event.clipboardData;
      // Words that come with a picture of themselves are words.
      if (files.length === 0 || types.includes('text/plain')) return;
      event.preventDefault();
      attach(files);
    },
    dropping: mayWrite ? droppingFor(attach) : {},
  };
}

const droppingFor = (attach: (files: Iterable<File>) => void): Attaching['dropping'] => ({
  onDragOver: (event) => {
    if ([...event.dataTransfer.items].some(({ kind }) => kind === 'file')) event.preventDefault();
  },
  onDrop: (event) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    attach(event.dataTransfer.files);
  },
});
