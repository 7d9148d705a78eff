import { bulkResultSchema } from '@lyceum/contracts/ops';
import {
  createManyPromoCodesSchema,
  createPromoCodeSchema,
  promoCodeBatchSchema,
  promoCodeDetailSchema,
  promoCodeIdSchema,
  promoCodeOptionsSchema,
  promoCodesTable,
  promoCodeUsagePageSchema,
  promoCodeUsageSchema,
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
import { PromoCodeBulkService } from './promo-code-bulk.service';
import { PromoCodeReadingService } from './promo-code-reading.service';
import { PromoCodeService } from './promo-code.service';

/** The console's calls about promo codes (checklist lines 17, 228). */
export function createPromoCodesRouter(get: ServiceFinder) {
  return createOpsRouter({ ...readingCalls(get), ...writingCalls(get) });
}

function readingCalls(get: ServiceFinder) {
  const tables = get(TableReader);
  const reading = get(PromoCodeReadingService);
  return {
    list: tableProcedure(promoCodesTable, tables),

    get: requires('promoCode.read')
      .input(promoCodeIdSchema)
      .output(promoCodeDetailSchema)
      .query(({ ctx, input }) => reading.get(ctx.actor, input)),

    options: requires('promoCode.read')
      .output(promoCodeOptionsSchema)
      .query(({ ctx }) => reading.options(ctx.actor)),

    usage: requires('promoCode.read')
      .input(promoCodeUsageSchema)
      .output(promoCodeUsagePageSchema)
      .query(({ ctx, input }) => reading.usage(ctx.actor, input)),

    history: historyProcedure(tables, {
      targetType: 'promoCode',
      requires: 'promoCode.read',
      get: (actor, id) => reading.get(actor, { id }),
    }),

    redemptionsOverTime: requires('promoCode.read')
      .input(redemptionsOverTimeSchema)
      .output(redemptionsOverTimeAnswerSchema)
      .query(({ ctx, input }) => reading.redemptionsOverTime(ctx.actor, input)),
  };
}

function writingCalls(get: ServiceFinder) {
  const writing = get(PromoCodeService);
  const making = get(PromoCodeBulkService);
  return {
    create: requires('promoCode.write')
      .input(createPromoCodeSchema)
      .output(promoCodeIdSchema)
      .mutation(({ ctx, input }) => writing.create(ctx.actor, input)),

    update: requires('promoCode.write')
      .input(updatePromoCodeSchema)
      .mutation(({ ctx, input }) => writing.update(ctx.actor, input)),

    setDisabled: requires('promoCode.write')
      .input(setPromoCodesDisabledSchema)
      .output(bulkResultSchema.array())
      .mutation(({ ctx, input }) => writing.setDisabled(ctx.actor, input)),

    createMany: requires('promoCode.write')
      .input(createManyPromoCodesSchema)
      .output(promoCodeBatchSchema)
      .mutation(({ ctx, input }) => making.createMany(ctx.actor, input)),
  };
}
