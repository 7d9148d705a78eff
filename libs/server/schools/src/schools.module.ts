import { Module } from '@nestjs/common';
import { SchoolAuditTarget } from './school.audit-target';
import { SameSchoolTie } from './school.contact-tie';
import { SchoolController } from './school.controller';
import { SchoolService } from './school.service';
import { SchoolsPersonalData } from './schools.personal-data';

/** Schools: found, added by whoever does not find theirs, and who goes to which. */
@Module({
  controllers: [SchoolController],
  providers: [SameSchoolTie, SchoolAuditTarget, SchoolService, SchoolsPersonalData],
})
export class SchoolsModule {}
