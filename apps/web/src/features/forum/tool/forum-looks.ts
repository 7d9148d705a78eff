/** What may stand at the head of a forum. */
export interface ForumLook {
  /** The picture's path, or the colour, or '' for the one that is drawn where there is neither. */
  readonly value: string;
  readonly label: string;
  /** Where the picture is not loaded yet, and behind it. */
  readonly color: string | null;
}

const picture = (file: string, label: string, color: string): ForumLook => ({
  value: `/forum/${file}.svg`,
  label,
  color,
});
const plain = (label: string, color: string): ForumLook => ({ value: color, label, color });

export const forumLooks: readonly ForumLook[] = [
  { value: '', label: 'Sunrise', color: null },
  picture('climate', 'Hills', '#0f5c4a'),
  picture('numbers', 'Numbers', '#23306b'),
  picture('mandarin', 'Mandarin', '#8c1d2f'),
  picture('lens', 'Photography', '#2b2b33'),
  picture('debate', 'Debate', '#3a1f4f'),
  picture('essays', 'Essays', '#4b2a6b'),
  picture('robotics', 'Robotics', '#0e3f5c'),
  picture('founders', 'Founders', '#7a3b10'),
  plain('Purple', '#5b2a86'),
  plain('Sea', '#0b5f7a'),
  plain('Forest', '#1f5c2e'),
  plain('Brick', '#8a3b1e'),
  plain('Night', '#1c1830'),
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
