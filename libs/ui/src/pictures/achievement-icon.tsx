import type { AchievementIcon as IconName } from '@lyceum/contracts/profile';
import {
  type Icon,
  IconAward,
  IconBook,
  IconBulb,
  IconFeather,
  IconFlame,
  IconHeartHandshake,
  IconLeaf,
  IconMedal,
  IconMessageCircle,
  IconMicroscope,
  IconRocket,
  IconStar,
  IconTrophy,
  IconUsers,
  IconWorld,
  IconConfetti,
} from '@tabler/icons-react';

const icons: Readonly<Record<IconName, Icon>> = {
  award: IconAward,
  book: IconBook,
  bulb: IconBulb,
  confetti: IconConfetti,
  feather: IconFeather,
  flame: IconFlame,
  'heart-handshake': IconHeartHandshake,
  leaf: IconLeaf,
  medal: IconMedal,
  'message-circle': IconMessageCircle,
  microscope: IconMicroscope,
  rocket: IconRocket,
  star: IconStar,
  trophy: IconTrophy,
  users: IconUsers,
  world: IconWorld,
};

interface AchievementIconProps {
  /** One of `achievementIcons`; what a later version of the server names is drawn as a rosette. */
  readonly name: string;
  /** px */
  readonly size?: number;
}

/** The icon of an achievement or a badge; its title stands beside it. */
export function AchievementIcon({ name, size = 22 }: AchievementIconProps) {
  const Drawn = name in icons ? icons[name as IconName] : IconAward;
  return <Drawn size={size} stroke={1.75} aria-hidden />;
}
