import { AuditNames } from '../audit/audit-names';
import { AuditTableSource } from '../audit/audit.table-source';
import { TeacherApplicationProcessor } from '../teacher-applications/teacher-application.processor';
import { TeacherApplicationService } from '../teacher-applications/teacher-application.service';
import { TeacherApplicationsHomePart } from '../teacher-applications/teacher-applications.home-part';
import { TeacherApplicationsTableSource } from '../teacher-applications/teacher-applications.table-source';
import { ViewAsController } from '../view-as/view-as.controller';
import { ViewAsService } from '../view-as/view-as.service';
import { AccountsHomePart } from './accounts.home-part';
import { PersonPageService } from './person-page.service';
import { UserDetailService } from './user-detail.service';
import { UserProcessor } from './user.processor';
import { UserService } from './user.service';
import { UsersTableSource } from './users.table-source';

/** Accounts as staff see and change them, and the log of such changes. */
export const usersProviders = [
  AccountsHomePart,
  AuditNames,
  AuditTableSource,
  PersonPageService,
  TeacherApplicationProcessor,
  TeacherApplicationService,
  TeacherApplicationsHomePart,
  TeacherApplicationsTableSource,
  UserDetailService,
  UserProcessor,
  UserService,
  UsersTableSource,
  ViewAsService,
];

export const usersControllers = [ViewAsController];
