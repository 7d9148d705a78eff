import { Injectable } from '@nestjs/common';
import {
  type PersonRecordRow,
  type PersonRecords,
  personRecordsQuery,
  statement,
  TellsStaffOfPerson,
} from '@lyceum/kernel';
import { isForStaff } from '../domains/staff-files.policy';

const records = personRecordsQuery({
  noun: 'Upload',
  id: 'f.id',
  at: 'f.finished_at',
  title: 'f.name',
  detail: `f.bucket || '/' || f.folder`,
  state: `CASE WHEN f.deleted_at IS NOT NULL THEN 'Deleted' END`,
  targetType: `'upload'`,
  targetId: 'f.id',
  rest: `FROM uploads f WHERE f.owner_id = $userId AND f.state = 'READY' AND ${isForStaff('f')}`,
});

/** The files somebody sent, for those who look after everybody's. */
@Injectable()
@TellsStaffOfPerson('uploads')
export class UploadRecords implements PersonRecords {
  readonly title = 'Uploads';
  readonly requires = 'upload.administerAll';
  readonly records = statement<PersonRecordRow>('uploads.files-for-staff', records);
}
