import { dirname } from 'node:path';
import { buildWhatChanged } from './build.ts';
import { say } from './terminal.ts';

/** `npm run build`: what `npm start` would build. */
const { description } = await buildWhatChanged(
  dirname(dirname(import.meta.dirname)),
  new AbortController().signal,
);
say(`Server, web app and ops console: ${description}`);
