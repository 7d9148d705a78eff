import { dateFormat } from '@lyceum/contracts/messages';
import * as messages from './terms.messages';

const dateText = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** 'Version 1.0, November 1, 2026'. A text is published on a day, the same one everywhere. */
export function publishedText({ version, publishedAt }: { version: string; publishedAt: string }): string {
  return messages.version({ version, date: dateText(new Date(publishedAt)) });
}
