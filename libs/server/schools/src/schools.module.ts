import { Module } from '@nestjs/common';
import { SchoolsTableSource } from './console/schools.table-source';
import { StaffSchoolService } from './console/staff-school.service';
import { MembershipService } from './membership/membership.service';
import { MySchoolResolver } from './membership/my-school.resolver';
import { SameSchoolTie } from './school.contact-tie';
import { SchoolController } from './school.controller';
import { SchoolService } from './school.service';
import { SchoolsPersonalData } from './schools.personal-data';

/** Schools: found, added by whoever does not find theirs, and who goes to which. */
@Module({
  controllers: [SchoolController],
  providers: [
    MembershipService,
    MySchoolResolver,
    SameSchoolTie,
    SchoolService,
    SchoolsPersonalData,
    SchoolsTableSource,
    StaffSchoolService,
  ],
})
export class SchoolsModule {}
