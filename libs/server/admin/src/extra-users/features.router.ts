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
  const read = requires('featureUsers.read');
  const write = requires('featureUsers.write');
  return createOpsRouter({
    list: tableProcedure(featuresTable, tables),
    users: tableProcedure(featureUsersTable, tables),
    get: read.query(featureIdSchema, featureSchema, (actor, input) => reader.get(actor, input)),
    history: historyProcedure(tables, {
      targetType: 'feature',
      requires: 'featureUsers.read',
      get: (actor, featureId) => reader.get(actor, { featureId }),
    }),
    emails: read.query(featureEmailsSchema, featureEmailPageSchema, (actor, input) =>
      reader.emails(actor, input),
    ),
    previewImport: write.query(previewImportSchema, importPreviewSchema, (actor, input) =>
      reader.preview(actor, input),
    ),
    create: write.mutation(createFeatureSchema, featureSchema, (actor, input) => lists.create(actor, input)),
    setLanding: write.mutation(setLandingSchema, featureSchema, (actor, input) =>
      lists.setLanding(actor, input),
    ),
    addEmails: write.mutation(changeEmailsSchema, featureSchema, (actor, input) =>
      lists.addEmails(actor, input),
    ),
    removeEmails: write.mutation(changeEmailsSchema, featureSchema, (actor, input) =>
      lists.removeEmails(actor, input),
    ),
    replaceEmails: write.mutation(replaceEmailsSchema, featureSchema, (actor, input) =>
      lists.replaceEmails(actor, input),
    ),
  });
}
