import * as messages from './files.messages';
import { lengthText } from './length-text';
import { isPicture, type SentFile, voiceOf } from './sent-file';

interface Said {
  readonly text: string;
  readonly files: readonly Pick<SentFile, 'name' | 'type' | 'milliseconds'>[];
}

/** What a message is in one line: its words, or what its files are. */
export function wordsOf({ text, files }: Said): string {
  if (text !== '') return text;
  const [first] = files;
  const voice = first && voiceOf(first);
  if (voice) return messages.voiceMessage({ length: lengthText(voice.milliseconds) });
  const document = files.find((file) => !isPicture(file));
  if (document) return messages.fileNamed({ name: document.name });
  return files.length === 0 ? '' : messages.pictures({ count: files.length });
}
