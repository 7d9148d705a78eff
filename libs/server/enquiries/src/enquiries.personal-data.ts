import { PersonalDataSource, StoredPersonalData } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { eraseStatement, exportQueries } from './enquiry.statements';

/** What came in under somebody's email, and what they were answered. Notes of staff are theirs. */
@Injectable()
@PersonalDataSource('enquiries')
export class EnquiriesPersonalData extends StoredPersonalData {
  protected readonly lists = exportQueries;
  protected override readonly erasures = [eraseStatement];
}
