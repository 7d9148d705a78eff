import * as messages from './files.messages';
import { isPicture, type SentFile } from './sent-file';

interface Said {
  readonly text: string;
  readonly files: readonly Pick<SentFile, 'name' | 'type'>[];
}

/** What a message is in one line: its words, or what its files are. */
export function wordsOf({ text, files }: Said): string {
  if (text !== '') return text;
  const document = files.find((file) => !isPicture(file));
  if (document) return messages.fileNamed({ name: document.name });
  return files.length === 0 ? '' : messages.pictures({ count: files.length });
}
