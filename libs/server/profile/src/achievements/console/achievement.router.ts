import { oneUserSchema } from '@lyceum/contracts/auth';
import {
  achievementIdSchema,
  achievementSchema,
  achievementsTable,
  createAchievementSchema,
  giveBadgeSchema,
  heldAchievementsSchema,
  retireAchievementSchema,
  takeBackAchievementSchema,
  updateAchievementSchema,
} from '@lyceum/contracts/profile';
import {
  createOpsRouter,
  historyProcedure,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';
import { z } from 'zod';
import { AchievementService } from './achievement.service';
import { AwardService } from './award.service';

/** The console's calls about achievements and badges. */
export function createAchievementsRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const achievements = get(AchievementService);
  const awards = get(AwardService);
  const edit = requires('achievement.edit');
  const award = requires('achievement.award');
  return createOpsRouter({
    list: tableProcedure(achievementsTable, tables),
    get: award.query(achievementIdSchema, achievementSchema, (actor, input) =>
      achievements.get(actor, input),
    ),
    history: historyProcedure(tables, {
      targetType: 'achievement',
      requires: 'achievement.edit',
      get: (actor, achievementId) => achievements.get(actor, { achievementId }),
    }),
    create: edit.mutation(createAchievementSchema, achievementIdSchema, (actor, input) =>
      achievements.create(actor, input),
    ),
    update: edit.mutation(updateAchievementSchema, z.void(), (actor, input) =>
      achievements.update(actor, input),
    ),
    setRetired: edit.mutation(retireAchievementSchema, z.void(), (actor, input) =>
      achievements.setRetired(actor, input),
    ),
    ofPerson: award.query(oneUserSchema, heldAchievementsSchema, (actor, input) =>
      awards.ofPerson(actor, input),
    ),
    give: award.mutation(giveBadgeSchema, z.void(), (actor, input) => awards.give(actor, input)),
    takeBack: award.mutation(takeBackAchievementSchema, z.void(), (actor, input) =>
      awards.takeBack(actor, input),
    ),
  });
}
