import { idSchema } from '@lyceum/contracts/common';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** Somebody has earned an achievement, or was given a badge. */
export const AchievementEarned = defineEvent(
  'profile.achievement-earned',
  z.object({ userId: idSchema, achievementId: idSchema }),
);
