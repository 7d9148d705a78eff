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
import { pictureIndex, pictureVariant } from './picture-index';

const { purple, live, danger, warmth } = tokens.palette;

const icons: readonly TablerIcon[] = [
  IconFeather,
  IconTelescope,
  IconPlant2,
  IconCompass,
  IconBook2,
  IconMessages,
];

/** Ground and figure; each pair has a contrast of at least 3. */
const colours = [
  [purple[6], purple[0]],
  [live[6], live[0]],
  [warmth[4], warmth[9]],
  [danger[6], danger[0]],
  [purple[8], warmth[3]],
  [purple[1], purple[7]],
] as const;

interface DefaultIconProps {
  readonly id: string;
  /** px, default 40. */
  readonly size?: number;
}

/** Stands where a forum has no picture of its own: one of six emblems in one of six colours, by its id (checklist line 99). */
export function DefaultIcon({ id, size = 40 }: DefaultIconProps) {
  const index = pictureIndex(id);
  const Icon = icons[index] ?? IconMessages;
  const [backgroundColor, color] = colours[pictureVariant(id, colours.length)] ?? colours[0];
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
        backgroundColor,
        color,
      }}
    >
      <Icon size={Math.round(size * 0.58)} stroke={1.75} />
    </span>
  );
}
