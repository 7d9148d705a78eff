import * as messages from './settings.messages';

/** What may stand at the head of a forum. */
export interface ForumLook {
  /** The picture's path, or the colour, or '' for the one that is drawn where there is neither. */
  readonly value: string;
  readonly label: () => string;
  /** Where the picture is not loaded yet, and behind it. */
  readonly color: string | null;
}

const picture = (file: string, label: () => string, color: string): ForumLook => ({
  value: `/forum/${file}.svg`,
  label,
  color,
});
const plain = (label: () => string, color: string): ForumLook => ({ value: color, label, color });

export const forumLooks: readonly ForumLook[] = [
  { value: '', label: messages.sunrise, color: null },
  picture('climate', messages.hills, '#0f5c4a'),
  picture('numbers', messages.numbers, '#23306b'),
  picture('mandarin', messages.mandarin, '#8c1d2f'),
  picture('lens', messages.photography, '#2b2b33'),
  picture('debate', messages.debate, '#3a1f4f'),
  picture('essays', messages.essays, '#4b2a6b'),
  picture('robotics', messages.robotics, '#0e3f5c'),
  picture('founders', messages.founders, '#7a3b10'),
  plain(messages.purple, '#5b2a86'),
  plain(messages.sea, '#0b5f7a'),
  plain(messages.forest, '#1f5c2e'),
  plain(messages.brick, '#8a3b1e'),
  plain(messages.night, '#1c1830'),
];

interface Shown {
  readonly banner: string | null;
  readonly color: string | null;
}

/** The look a forum has now, as the form holds it. */
export function lookOf({ banner, color }: { banner?: string | null; color?: string | null }): string {
  return banner ?? color ?? '';
}

/** What is sent for a look. `now` is kept where the choice did not change. */
export function shownBy(look: string, now: Shown): Shown {
  if (look === lookOf(now)) return now;
  const { value, color } = forumLooks.find((known) => known.value === look) ?? { value: '', color: null };
  return { banner: value.startsWith('/') ? value : null, color };
}
