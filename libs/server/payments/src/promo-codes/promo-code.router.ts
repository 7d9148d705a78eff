import { bulkResultSchema } from '@lyceum/contracts/ops';
import {
  createManyPromoCodesSchema,
  createPromoCodesForListSchema,
  previewPromoCodeListSchema,
  promoCodeBatchIdSchema,
  promoCodeListPreviewSchema,
  promoCodeMailsSchema,
  promoCodesForListSchema,
  createPromoCodeSchema,
  promoCodeBatchSchema,
  promoCodeDetailSchema,
  promoCodeIdSchema,
  promoCodeOptionsSchema,
  promoCodesTable,
  promoCodeUsesTable,
  redemptionsOverTimeAnswerSchema,
  redemptionsOverTimeSchema,
  setPromoCodesDisabledSchema,
  updatePromoCodeSchema,
} from '@lyceum/contracts/payments';
import {
  createOpsRouter,
  historyProcedure,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';
import { z } from 'zod';
import { PromoCodeBulkService } from './promo-code-bulk.service';
import { PromoCodeListService } from './lists/promo-code-list.service';
import { PromoCodeReadingService } from './promo-code-reading.service';
import { PromoCodeService } from './promo-code.service';

/** The console's calls about promo codes (checklist lines 17, 228). */
export function createPromoCodesRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const reading = get(PromoCodeReadingService);
  const writing = get(PromoCodeService);
  const making = get(PromoCodeBulkService);
  const lists = get(PromoCodeListService);
  const read = requires('promoCode.read');
  const write = requires('promoCode.write');
  return createOpsRouter({
    list: tableProcedure(promoCodesTable, tables),
    get: read.query(promoCodeIdSchema, promoCodeDetailSchema, (actor, input) => reading.get(actor, input)),
    options: read.inputlessQuery(promoCodeOptionsSchema, (actor) => reading.options(actor)),
    usage: tableProcedure(promoCodeUsesTable, tables),
    history: historyProcedure(tables, {
      targetType: 'promoCode',
      requires: 'promoCode.read',
      get: (actor, id) => reading.get(actor, { id }),
    }),
    redemptionsOverTime: read.query(
      redemptionsOverTimeSchema,
      redemptionsOverTimeAnswerSchema,
      (actor, input) => reading.redemptionsOverTime(actor, input),
    ),
    create: write.mutation(createPromoCodeSchema, promoCodeIdSchema, (actor, input) =>
      writing.create(actor, input),
    ),
    update: write.mutation(updatePromoCodeSchema, z.void(), (actor, input) => writing.update(actor, input)),
    setDisabled: write.mutation(setPromoCodesDisabledSchema, bulkResultSchema.array(), (actor, input) =>
      writing.setDisabled(actor, input),
    ),
    createMany: write.mutation(createManyPromoCodesSchema, promoCodeBatchSchema, (actor, input) =>
      making.createMany(actor, input),
    ),
    previewList: write.query(previewPromoCodeListSchema, promoCodeListPreviewSchema, (actor, input) =>
      lists.preview(actor, input),
    ),
    createForList: write.mutation(createPromoCodesForListSchema, promoCodesForListSchema, (actor, input) =>
      lists.create(actor, input),
    ),
    mails: read.query(promoCodeBatchIdSchema, promoCodeMailsSchema, (actor, input) =>
      lists.mails(actor, input),
    ),
  });
}
