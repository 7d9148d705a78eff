import {
  changeEmailsSchema,
  createFeatureSchema,
  featureEmailPageSchema,
  featureEmailsSchema,
  featureIdSchema,
  featureSchema,
  featuresTable,
  featureUsersTable,
  importPreviewSchema,
  previewImportSchema,
  replaceEmailsSchema,
  setLandingSchema,
} from '@lyceum/contracts/admin';
import {
  createOpsRouter,
  historyProcedure,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';
import { ExtraUsersReader } from './extra-users.reader';
import { ExtraUsersService } from './extra-users.service';

/** The console's calls about features and their extra users (checklist line 231). */
export function createFeaturesRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const reader = get(ExtraUsersReader);
  const lists = get(ExtraUsersService);
  return createOpsRouter({
    list: tableProcedure(featuresTable, tables),
    users: tableProcedure(featureUsersTable, tables),

    get: requires('featureUsers.read')
      .input(featureIdSchema)
      .output(featureSchema)
      .query(({ ctx, input }) => reader.get(ctx.actor, input)),

    history: historyProcedure(tables, {
      targetType: 'feature',
      requires: 'featureUsers.read',
      get: (actor, featureId) => reader.get(actor, { featureId }),
    }),

    emails: requires('featureUsers.read')
      .input(featureEmailsSchema)
      .output(featureEmailPageSchema)
      .query(({ ctx, input }) => reader.emails(ctx.actor, input)),

    previewImport: requires('featureUsers.write')
      .input(previewImportSchema)
      .output(importPreviewSchema)
      .query(({ ctx, input }) => reader.preview(ctx.actor, input)),

    create: requires('featureUsers.write')
      .input(createFeatureSchema)
      .output(featureSchema)
      .mutation(({ ctx, input }) => lists.create(ctx.actor, input)),

    setLanding: requires('featureUsers.write')
      .input(setLandingSchema)
      .output(featureSchema)
      .mutation(({ ctx, input }) => lists.setLanding(ctx.actor, input)),

    addEmails: requires('featureUsers.write')
      .input(changeEmailsSchema)
      .output(featureSchema)
      .mutation(({ ctx, input }) => lists.addEmails(ctx.actor, input)),

    removeEmails: requires('featureUsers.write')
      .input(changeEmailsSchema)
      .output(featureSchema)
      .mutation(({ ctx, input }) => lists.removeEmails(ctx.actor, input)),

    replaceEmails: requires('featureUsers.write')
      .input(replaceEmailsSchema)
      .output(featureSchema)
      .mutation(({ ctx, input }) => lists.replaceEmails(ctx.actor, input)),
  });
}
