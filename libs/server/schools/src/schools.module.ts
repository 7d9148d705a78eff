import { Module } from '@nestjs/common';
import { AgentResolver } from './agents/agent.resolver';
import { AgentService } from './agents/agent.service';
import { SchoolsTableSource } from './console/schools.table-source';
import { StaffSchoolService } from './console/staff-school.service';
import { MembershipService } from './membership/membership.service';
import { MySchoolResolver } from './membership/my-school.resolver';
import { AgentNoticesProcessor } from './notices/agent-notices.processor';
import { SameSchoolTie } from './school.contact-tie';
import { SchoolController } from './school.controller';
import { SchoolService } from './school.service';
import { SchoolsPersonalData } from './schools.personal-data';

import { SchoolPageResolver, WorksAtSchoolResolver } from './staff/school-page.resolver';
import { SchoolPageService } from './staff/school-page.service';
import { SchoolStaffService } from './staff/school-staff.service';
import { StudentList } from './students/student-list';

/** Schools: found, added by whoever does not find theirs, who goes to which and who works there; agents of students. */
@Module({
  controllers: [SchoolController],
  providers: [
    AgentNoticesProcessor,
    AgentResolver,
    AgentService,
    MembershipService,
    MySchoolResolver,
    SameSchoolTie,
    SchoolPageResolver,
    SchoolPageService,
    SchoolService,
    SchoolsPersonalData,
    SchoolsTableSource,
    SchoolStaffService,
    StaffSchoolService,
    StudentList,
    WorksAtSchoolResolver,
  ],
})
export class SchoolsModule {}
