import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './achievement.messages';

const titled = z.object({ title: z.string() });

export const achievementEarned = defineNotice({
  name: 'profile.achievement-earned',
  type: 'ACHIEVEMENT_EARNED',
  data: titled,
  text: messages.earned,
});

export const badgeGiven = defineNotice({
  name: 'profile.badge-given',
  type: 'ACHIEVEMENT_EARNED',
  data: titled,
  text: messages.given,
});

export const achievementTakenBack = defineNotice({
  name: 'profile.achievement-taken-back',
  type: 'OTHER',
  data: titled.extend({ reason: z.string() }),
  text: messages.takenBack,
});
