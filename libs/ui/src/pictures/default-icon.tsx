import {
  IconBook2,
  IconCompass,
  IconFeather,
  IconMessages,
  IconPlant2,
  IconTelescope,
  type TablerIcon,
} from '@tabler/icons-react';
import { tokens } from '../tokens/tokens';
import { pictureIndex } from './picture-index';

const { purple, live, danger, warmth } = tokens.palette;

interface Emblem {
  readonly icon: TablerIcon;
  readonly background: string;
  readonly color: string;
}

const fallback: Emblem = { icon: IconMessages, background: purple[1], color: purple[7] };

const emblems: readonly Emblem[] = [
  { icon: IconFeather, background: purple[6], color: purple[0] },
  { icon: IconTelescope, background: live[6], color: live[0] },
  { icon: IconPlant2, background: warmth[4], color: warmth[9] },
  { icon: IconCompass, background: danger[6], color: danger[0] },
  { icon: IconBook2, background: purple[8], color: warmth[3] },
  fallback,
];

interface DefaultIconProps {
  readonly id: string;
  /** px, default 40. */
  readonly size?: number;
}

/** Stands where a forum has no picture of its own: one of six emblems, by its id (checklist line 99). */
export function DefaultIcon({ id, size = 40 }: DefaultIconProps) {
  const index = pictureIndex(id);
  const { icon: Icon, background, color } = emblems[index] ?? fallback;
  return (
    <span
      aria-hidden
      data-picture={index}
      style={{
        display: 'inline-grid',
        flex: 'none',
        placeItems: 'center',
        width: size,
        height: size,
        borderRadius: Math.round(size / 4),
        backgroundColor: background,
        color,
      }}
    >
      <Icon size={Math.round(size * 0.58)} stroke={1.75} />
    </span>
  );
}
