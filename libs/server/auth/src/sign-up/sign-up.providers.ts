import { AccountMailer } from '../accounts/account-mailer';
import { MailPace } from '../accounts/mail-pace';
import { ConfirmationController } from '../confirmation/confirmation.controller';
import { ConfirmationProcessor } from '../confirmation/confirmation.processor';
import { SignUpCookie } from '../confirmation/sign-up-cookie';
import { ConfirmationService } from '../confirmation/confirmation.service';
import { EmailChangeController } from '../email-change/email-change.controller';
import { EmailChangeProcessor } from '../email-change/email-change.processor';
import { EmailChangeService } from '../email-change/email-change.service';
import { EmailChangeLinksController } from '../email-change/email-change-links.controller';
import { EmailChangeLinksService } from '../email-change/email-change-links.service';
import { GuardianController } from '../guardian/guardian.controller';
import { GuardianLink } from '../guardian/guardian-link';
import { GuardianProcessor } from '../guardian/guardian.processor';
import { ConsentsGuardianTopic } from '../guardian/consents.guardian-topic';
import { GuardianService } from '../guardian/guardian.service';
import { KnownDevices } from '../login-attempts/known-devices';
import { LoginAttempts } from '../login-attempts/login-attempts';
import { OneTimeCodeService } from '../one-time-codes/one-time-code.service';
import { PasswordResetController } from '../password-reset/password-reset.controller';
import { MailedUsers } from '../accounts/mailed-users';
import { PasswordResetProcessor } from '../password-reset/password-reset.processor';
import { PasswordResetService } from '../password-reset/password-reset.service';
import { SignUpController } from './sign-up.controller';
import { Mailboxes } from './mailboxes';
import { ShutOuts } from './shut-outs';
import { SignUpService } from './sign-up.service';

/** Doors of the ways from a first visit to an account one can sign in to, and back into one's own. */
export const signUpControllers = [
  ConfirmationController,
  EmailChangeController,
  EmailChangeLinksController,
  GuardianController,
  PasswordResetController,
  SignUpController,
];

/** What stands behind them. */
export const signUpProviders = [
  AccountMailer,
  ConfirmationProcessor,
  ConfirmationService,
  EmailChangeLinksService,
  EmailChangeProcessor,
  EmailChangeService,
  GuardianLink,
  GuardianProcessor,
  ConsentsGuardianTopic,
  GuardianService,
  KnownDevices,
  LoginAttempts,
  Mailboxes,
  MailedUsers,
  MailPace,
  OneTimeCodeService,
  PasswordResetProcessor,
  PasswordResetService,
  ShutOuts,
  SignUpCookie,
  SignUpService,
];
