import { session } from '@lyceum/session';
import { logFailure, useUnsavedChanges } from '@lyceum/shell';
import { type ClipboardEvent, type DragEvent, useEffect, useState, useSyncExternalStore } from 'react';
import type { Chat } from '../chat-queries';
import { showFailure } from '../show-failure';
import type { Attachment, Attachments, Chosen } from './attachments';
import type { SentFile } from './sent-file';
import { unsentFilesPrefix } from './unsent-prefix';

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
  /** Attaches a voice note. */
  readonly attachVoice: (recorded: Chosen) => void;
  /** All of them, which go with a message now. */
  readonly take: () => SentFile[];
  readonly onPaste: (event: ClipboardEvent) => void;
  /** For the element onto which files are dropped; nothing where nothing can be said. */
  readonly dropping: {
    readonly onDragOver?: (event: DragEvent) => void;
    readonly onDrop?: (event: DragEvent) => void;
  };
}

async function attachmentsOf(me: string, chatId: string): Promise<Attachments> {
  const { Attachments: Made, UnsentFiles } = await import('./attached');
  const key = `${me} ${chatId}`;
  const before = known.get(key);
  if (before) return before;
  const made = new Made(new UnsentFiles(me, chatId));
  known.set(key, made);
  const stop = session.subscribe(() => {
    if (session.state.user?.id === me) return;
    stop();
    known.delete(key);
    made.end();
  });
  void made.restore();
  return made;
}

function isKeptHere(me: string, chatId: string): boolean {
  try {
    return localStorage.getItem(`${unsentFilesPrefix}${me}.${chatId}`) !== null;
  } catch {
    return false;
  }
}

/** Files for the next message in a chat; what sends them is fetched with the first one. */
export function useAttaching(me: string, { id, mayWrite }: Pick<Chat, 'id' | 'mayWrite'>): Attaching {
  const key = `${me} ${id}`;
  const [attachments, setAttachments] = useState(() => known.get(key) ?? null);
  const list = useSyncExternalStore(attachments?.subscribe ?? never, attachments?.get ?? (() => none));
  useUnsavedChanges(list.some(({ isKept }) => !isKept));
  const attachAll = (chosen: readonly Chosen[]): void => {
    if (chosen.length === 0) return;
    attachmentsOf(me, id).then((made) => {
      // A recording may end with the session.
      if (session.state.user?.id !== me) return;
      setAttachments(made);
      made.add(chosen);
    }, showFailure);
  };
  // What an earlier visit chose here.
  useEffect(() => {
    if (isKeptHere(me, id)) attachmentsOf(me, id).then(setAttachments, logFailure);
  }, [me, id]);
  const attach = (files: Iterable<File>): void =>
    attachAll(Array.from(files, (file) => ({ file, voice: null })));
  return {
    attachments,
    list,
    areSent: list.every(({ sent }) => sent !== null),
    choose: () => void import('./attached').then((it) => it.chooseFiles(attach), showFailure),
    attachVoice: (recorded) => attachAll([recorded]),
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
