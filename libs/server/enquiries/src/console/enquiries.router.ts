import {
  enquiriesTable,
  enquiryIdSchema,
  enquiryIdsSchema,
  moveEnquirySchema,
  staffEnquirySchema,
  writeToEnquirySchema,
} from '@lyceum/contracts/enquiries';
import { bulkResultSchema } from '@lyceum/contracts/ops';
import {
  createOpsRouter,
  historyProcedure,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';
import { z } from 'zod';
import { StaffEnquiryService } from './staff-enquiry.service';

/** The console's calls about enquiries. */
export function createEnquiriesRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const enquiries = get(StaffEnquiryService);
  const staff = requires('enquiry.answer');
  const results = bulkResultSchema.array();
  return createOpsRouter({
    list: tableProcedure(enquiriesTable, tables),
    get: staff.query(enquiryIdSchema, staffEnquirySchema, (actor, input) => enquiries.get(actor, input)),
    history: historyProcedure(tables, {
      targetType: 'enquiry',
      requires: 'enquiry.answer',
      get: (actor, enquiryId) => enquiries.get(actor, { enquiryId }),
    }),
    take: staff.mutation(enquiryIdsSchema, results, (actor, input) => enquiries.take(actor, input)),
    giveBack: staff.mutation(enquiryIdsSchema, results, (actor, input) => enquiries.giveBack(actor, input)),
    close: staff.mutation(enquiryIdsSchema, results, (actor, input) => enquiries.close(actor, input)),
    reopen: staff.mutation(enquiryIdsSchema, results, (actor, input) => enquiries.reopen(actor, input)),
    move: staff.mutation(moveEnquirySchema, z.void(), (actor, input) => enquiries.move(actor, input)),
    note: staff.mutation(writeToEnquirySchema, z.void(), (actor, input) => enquiries.note(actor, input)),
    answer: staff.mutation(writeToEnquirySchema, z.void(), (actor, input) => enquiries.answer(actor, input)),
  });
}
