import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { isSameOriginPath } from '../common/same-origin-path';
import { isWebAddress } from '../common/web-address';
import { achievementIconNames, achievementRuleNames, givenByHand } from './achievements';
import { profileLimits } from './profile.limits';
import { isPlainToSee } from './shown-text';
import { hiddenCharacter } from './written-text';

const { achievementTitle, achievementDescription, addressLength } = profileLimits;

const line = (length: number, missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(length, `Use at most ${String(length)} characters.`)
    .refine(isPlainToSee, hiddenCharacter);

/** What an achievement or a badge says. A blank link is none. */
export const achievementFields = {
  title: line(achievementTitle, 'Give it a title.'),
  iconName: z.enum(achievementIconNames),
  description: line(achievementDescription, 'Say what it is for.'),
  url: z
    .string()
    .trim()
    .max(addressLength, `Use at most ${String(addressLength)} characters.`)
    .refine(
      (text) => text === '' || isSameOriginPath(text) || isWebAddress(text),
      'Enter a path like /community or an address like https://example.com.',
    ),
};

/** With how it is come by, which stays as it is: who has it came by it so. */
export const createAchievementSchema = z.object({
  ...achievementFields,
  way: z.enum([givenByHand, ...achievementRuleNames]),
});

export const achievementIdSchema = z.object({ achievementId: idSchema });

/** `revision` is what it was when it was read. */
export const updateAchievementSchema = z.object({
  ...achievementFields,
  achievementId: idSchema,
  revision: z.int(),
});

/** A retired one is neither earned nor given any more; who has it keeps it. */
export const retireAchievementSchema = z.object({ achievementId: idSchema, isRetired: z.boolean() });

export const achievementSchema = z.object({
  id: idSchema,
  title: z.string(),
  iconName: z.enum(achievementIconNames),
  description: z.string(),
  url: z.string().nullable(),
  way: createAchievementSchema.shape.way,
  isRetired: z.boolean(),
  revision: z.int(),
  /** How many have it; counting stops at `profileLimits.countedHolders`. */
  holders: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

const reason = z.string().trim().min(1, 'Say why.').max(1_000);

/** Gives somebody a badge by hand; for the audit log. */
export const giveBadgeSchema = z.object({ userId: idSchema, achievementId: idSchema, reason });

/** Takes back what somebody earned or was given; they read the reason. */
export const takeBackAchievementSchema = giveBadgeSchema;

const heldSchema = z.object({
  id: idSchema,
  title: z.string(),
  iconName: z.enum(achievementIconNames),
  way: createAchievementSchema.shape.way,
  earnedAt: z.iso.datetime(),
});

/** What somebody has, the latest first, and the badges that they can be given. */
export const heldAchievementsSchema = z.object({
  held: z.array(heldSchema),
  badges: z.array(heldSchema.pick({ id: true, title: true })),
});

export type CreateAchievementInput = z.output<typeof createAchievementSchema>;
export type AchievementIdInput = z.output<typeof achievementIdSchema>;
export type UpdateAchievementInput = z.output<typeof updateAchievementSchema>;
export type RetireAchievementInput = z.output<typeof retireAchievementSchema>;
export type GiveBadgeInput = z.output<typeof giveBadgeSchema>;
export type AchievementDetail = z.output<typeof achievementSchema>;
export type HeldAchievements = z.output<typeof heldAchievementsSchema>;
export type HeldAchievement = HeldAchievements['held'][number];
