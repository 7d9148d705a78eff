import {
  caseIdSchema,
  decideCaseSchema,
  decideCasesSchema,
  liftBanSchema,
  listReasonsSchema,
  moderationReasonSchema,
  moderationTable,
  removeReasonSchema,
  saveReasonSchema,
  showReportedFileSchema,
  staffCaseSchema,
  undoDecisionsSchema,
} from '@lyceum/contracts/moderation';
import { bulkResultSchema } from '@lyceum/contracts/ops';
import { linkedDocumentSchema } from '@lyceum/contracts/uploads';
import {
  createOpsRouter,
  historyProcedure,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
  TableWalk,
  walkProcedure,
} from '@lyceum/kernel';
import { z } from 'zod';
import { ReasonService } from '../reasons/reason.service';
import { StaffQueueService } from './staff-queue.service';

/** The console's calls about what waits for moderators, over all forums. */
export function createModerationRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const queue = get(StaffQueueService);
  const reasons = get(ReasonService);
  const oversee = requires('forum.oversee');
  return createOpsRouter({
    queue: tableProcedure(moderationTable, tables),
    place: walkProcedure(moderationTable, get(TableWalk)),
    get: oversee.query(caseIdSchema, staffCaseSchema, (actor, input) => queue.get(actor, input)),
    history: historyProcedure(tables, {
      targetType: 'moderationCase',
      requires: 'forum.oversee',
      get: (actor, caseId) => queue.get(actor, { caseId }),
    }),
    showFile: oversee.mutation(showReportedFileSchema, linkedDocumentSchema, (actor, input) =>
      queue.showFile(actor, input),
    ),
    decide: oversee.mutation(decideCaseSchema, staffCaseSchema, (actor, input) => queue.decide(actor, input)),
    decideMany: oversee.mutation(decideCasesSchema, z.array(bulkResultSchema), (actor, input) =>
      queue.decideMany(actor, input),
    ),
    undoMany: oversee.mutation(undoDecisionsSchema, z.array(bulkResultSchema), (actor, input) =>
      queue.undoMany(actor, input),
    ),
    reasons: oversee.query(listReasonsSchema, z.array(moderationReasonSchema), (actor, input) =>
      reasons.list(actor, input),
    ),
    saveReason: oversee.mutation(saveReasonSchema, moderationReasonSchema, (actor, input) =>
      reasons.save(actor, input),
    ),
    removeReason: oversee.mutation(removeReasonSchema, z.void(), (actor, input) =>
      reasons.remove(actor, input),
    ),
    liftBan: oversee.mutation(liftBanSchema, z.void(), (actor, input) => queue.liftBan(actor, input)),
  });
}
