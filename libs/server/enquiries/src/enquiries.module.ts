import { Module } from '@nestjs/common';
import { EnquiriesHomePart } from './console/enquiries.home-part';
import { EnquiriesTableSource } from './console/enquiries.table-source';
import { StaffEnquiryService } from './console/staff-enquiry.service';
import { EnquiriesPersonalData } from './enquiries.personal-data';
import { EnquiriesProcessor } from './enquiries.processor';
import { EnquiryResolver } from './enquiry.resolver';
import { EnquiryService } from './enquiry.service';

/** What people write to those who run the site, and the inbox of staff who answer. */
@Module({
  providers: [
    EnquiriesHomePart,
    EnquiriesPersonalData,
    EnquiriesProcessor,
    EnquiriesTableSource,
    EnquiryResolver,
    EnquiryService,
    StaffEnquiryService,
  ],
})
export class EnquiriesModule {}
