export { createAuditRouter } from './audit/audit.router';
export { AccountEraser } from './account-data/account-eraser';
export { AuthModule } from './auth.module';
export {
  GuardianWithdrew,
  SessionsEnded,
  UserRolesChanged,
  UserSuspended,
  UserSignedUp,
} from './auth.events';
export { authDemoData, demoPassword } from './demo/auth.demo-data';
export { GuardianService } from './guardian/guardian.service';
export { Mailboxes } from './sign-up/mailboxes';
export { ShutOuts } from './sign-up/shut-outs';
export { sessions } from './sessions/sessions.sql';
export { AuthenticationGuard } from './tokens/authentication.guard';
export type { User } from './accounts/user';
export { RoleEnum } from './users/user.model';
export { createTeacherApplicationsRouter } from './teacher-applications/teacher-application.router';
export { createUsersRouter } from './users/user.router';
export {
  awaitsGuardian,
  hasGuardiansConsent,
  isFindable,
  isNameable,
  isOfAge,
  isOfYears,
  isPresent,
  isShutByStaff,
  people,
  peopleNamed,
  peopleNamedOrWritten,
  sharesMailbox,
} from './people.sql';
export { MeModel } from './my-account/me.model';
export { TermsText } from './legal-texts/terms-text';
export { userSummaryColumns, userSummaryJson } from './people/user-summary';
export { UserSummaryModel } from './people/user-summary.model';
