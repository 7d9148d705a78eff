import { lazyPart } from '@lyceum/shell';
import { Suspense } from 'react';
import classes from './message-files.module.css';
import { isPicture, type SentFile, voiceOf } from './sent-file';

const ShownFile = lazyPart(() => import('./shown-file').then((it) => it.ShownFile));

/** Longest side of a picture in a chat, and width of a voice note, in px. */
const side = 240;

/** The pictures and documents of a message. Each has its room before it is there, so that nothing moves. */
export function MessageFiles({ files }: { readonly files: readonly SentFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file.path} className={classes.file} style={roomOf(file)}>
          <Suspense>
            <ShownFile file={file} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

function roomOf(file: SentFile) {
  const { width, height } = file;
  if (voiceOf(file)) return { width: `${String(side)}px` };
  if (!isPicture(file) || !width || !height) return undefined;
  const shown = Math.round(width * Math.min(1, side / Math.max(width, height)));
  return { width: `${String(shown)}px`, aspectRatio: `${String(width)} / ${String(height)}` };
}
