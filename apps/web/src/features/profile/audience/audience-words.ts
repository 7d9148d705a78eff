import { listFormat } from '@lyceum/contracts/messages';
import type { PrivacyLevel } from '@lyceum/contracts/shell';
import type { Audience } from './audience-query';
import * as messages from './audience.messages';
import type { NamedViewer } from './audience.messages';

const list = listFormat({ type: 'conjunction' });

/** Those who can be named. */
export type NamedAudience = Audience & {
  readonly viewer: NamedViewer;
  readonly count: number;
};

const isNamed = (audience: Audience): audience is NamedAudience => typeof audience.count === 'number';

/** Whoever reads what is set to this, of those who can be named. */
export const namedOf = (level: PrivacyLevel, audiences: readonly Audience[]): NamedAudience[] =>
  audiences.filter(isNamed).filter(({ levels, count }) => count > 0 && levels.includes(level));

/** Whether this kind of viewer reads what is set to this. */
export const reads = (
  viewer: Audience['viewer'],
  level: PrivacyLevel,
  audiences: readonly Audience[],
): boolean => audiences.some((audience) => audience.viewer === viewer && audience.levels.includes(level));

/** Who sees what is set to this, in a few words: "Your 12 friends and your 2 teachers". */
export function audienceInWords(level: PrivacyLevel, audiences: readonly Audience[]): string {
  if (level === 'PRIVATE') return messages.onlyYou();
  if (reads('STRANGER', level, audiences)) return messages.everybody();
  const parts = namedOf(level, audiences).map(({ viewer, count }) => messages.counted[viewer]({ count }));
  if (reads('STUDENT', level, audiences)) parts.push(messages.everyStudent());
  const words = list(parts);
  return words === '' ? messages.nobodyYet() : words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
