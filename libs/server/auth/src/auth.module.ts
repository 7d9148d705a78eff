import { ActorResolver, CONFIG, type Config } from '@lyceum/kernel';
import { Global, Module } from '@nestjs/common';
import { JwtModule, type JwtModuleOptions } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { AboutYouController } from './about-you/about-you.controller';
import { AboutYouService } from './about-you/about-you.service';
import { AccountDataController } from './account-data/account-data.controller';
import { AccountDeletionService } from './account-data/account-deletion.service';
import { AccountEraser } from './account-data/account-eraser';
import { AccountPersonalData } from './account-data/account.personal-data';
import { DataExportService } from './account-data/data-export.service';
import { DeletionMailService } from './account-data/deletion-mail.service';
import { DeletionProcessor } from './account-data/deletion.processor';
import { AccountMailer } from './accounts/account-mailer';
import { MailPace } from './accounts/mail-pace';
import { MailedUsers } from './accounts/mailed-users';
import { PasswordHasher } from './accounts/password-hasher';
import { AuditNames } from './audit/audit-names';
import { AuditTableSource } from './audit/audit.table-source';
import { AvatarController } from './avatars/avatar.controller';
import { ConfirmationController } from './confirmation/confirmation.controller';
import { ConfirmationProcessor } from './confirmation/confirmation.processor';
import { ConfirmationService } from './confirmation/confirmation.service';
import { SignUpCookie } from './confirmation/sign-up-cookie';
import { EmailChangeLinksController } from './email-change/email-change-links.controller';
import { EmailChangeLinksService } from './email-change/email-change-links.service';
import { EmailChangeController } from './email-change/email-change.controller';
import { EmailChangeProcessor } from './email-change/email-change.processor';
import { EmailChangeService } from './email-change/email-change.service';
import { ConsentLock } from './guardian/consent-lock';
import { ConsentsGuardianTopic } from './guardian/consents.guardian-topic';
import { GuardianLink } from './guardian/guardian-link';
import { GuardianController } from './guardian/guardian.controller';
import { GuardianProcessor } from './guardian/guardian.processor';
import { GuardianService } from './guardian/guardian.service';
import { KnownDevices } from './login-attempts/known-devices';
import { LoginAttempts } from './login-attempts/login-attempts';
import { AccountController } from './my-account/account.controller';
import { MyAccountResolver } from './my-account/my-account.resolver';
import { MyAccountService } from './my-account/my-account.service';
import { UpdateUserService } from './my-account/update-user.service';
import { AccountNoticesProcessor } from './notices/account-notices.processor';
import { OneTimeCodeService } from './one-time-codes/one-time-code.service';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller';
import { PasskeySignInService } from './passkeys/passkey-sign-in.service';
import { PasskeyVerifier } from './passkeys/passkey-verifier';
import { PasskeyController } from './passkeys/passkey.controller';
import { PasskeyService } from './passkeys/passkey.service';
import { PasswordResetController } from './password-reset/password-reset.controller';
import { PasswordResetProcessor } from './password-reset/password-reset.processor';
import { PasswordResetService } from './password-reset/password-reset.service';
import { PasswordController } from './password/password.controller';
import { PasswordService } from './password/password.service';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { SecondFactorService } from './second-factor/second-factor.service';
import { TotpService } from './second-factor/totp.service';
import { WayInGuard } from './second-factor/way-in-guard';
import { WaysInController } from './second-factor/ways-in.controller';
import { WaysInService } from './second-factor/ways-in.service';
import { RefreshCookie } from './sessions/refresh-cookie';
import { SessionActivityProcessor } from './sessions/session-activity.processor';
import { SessionSignsGateway } from './sessions/session-signs.gateway';
import { SessionController } from './sessions/session.controller';
import { SessionProcessor } from './sessions/session.processor';
import { SessionResolver } from './sessions/session.resolver';
import { SessionService } from './sessions/session.service';
import { AboutYouQuestions } from './sign-in/about-you.questions';
import { Completion } from './sign-in/completion';
import { SecondFactors } from './sign-in/second-factors.port';
import { SignInController } from './sign-in/sign-in.controller';
import { SignInService } from './sign-in/sign-in.service';
import { Mailboxes } from './sign-up/mailboxes';
import { ShutOuts } from './sign-up/shut-outs';
import { SignUpController } from './sign-up/sign-up.controller';
import { SignUpService } from './sign-up/sign-up.service';
import { IdentityProviders } from './social/identity-providers';
import { IdentityService } from './social/identity.service';
import { SocialConnectService } from './social/social-connect.service';
import { SocialCookie } from './social/social-cookie';
import { SocialLinkService } from './social/social-link.service';
import { SocialController } from './social/social.controller';
import { SocialService } from './social/social.service';
import { TeacherApplicationProcessor } from './teacher-applications/teacher-application.processor';
import { TeacherApplicationService } from './teacher-applications/teacher-application.service';
import { TeacherApplicationsHomePart } from './teacher-applications/teacher-applications.home-part';
import { TeacherApplicationsTableSource } from './teacher-applications/teacher-applications.table-source';
import { TermsResolver } from './terms/terms.resolver';
import { TermsService } from './terms/terms.service';
import { TermsText } from './legal-texts/terms-text';
import { IssuedSecrets } from './tickets/issued-secrets';
import { Sealer } from './tickets/sealer';
import { Tickets } from './tickets/tickets';
import { Authority } from './tokens/authority';
import { JwtStrategy } from './tokens/jwt.strategy';
import { tokenKey } from './tokens/token-key';
import { tokenAlgorithm } from './tokens/token-payload';
import { TokenService } from './tokens/token.service';
import { VerifiedTokens } from './tokens/verified-tokens';
import { AccountsHomePart } from './users/accounts.home-part';
import { PersonPageService } from './users/person-page.service';
import { UserDetailService } from './users/user-detail.service';
import { UserProcessor } from './users/user.processor';
import { UserService } from './users/user.service';
import { UsersTableSource } from './users/users.table-source';
import { ViewAsController } from './view-as/view-as.controller';
import { ViewAsService } from './view-as/view-as.service';

/** Accounts, tokens and roles. Global because every door needs to know who calls. */
@Global()
@Module({
  imports: [
    PassportModule,
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: jwtOptions,
    }),
  ],
  controllers: [
    AboutYouController,
    AccountController,
    AccountDataController,
    AvatarController,
    ConfirmationController,
    EmailChangeController,
    EmailChangeLinksController,
    GuardianController,
    PasskeyController,
    PasskeySignInController,
    PasswordController,
    PasswordResetController,
    SecondFactorController,
    SessionController,
    SignInController,
    SignUpController,
    SocialController,
    ViewAsController,
    WaysInController,
  ],
  providers: [
    AboutYouQuestions,
    AboutYouService,
    AccountDeletionService,
    AccountEraser,
    AccountMailer,
    AccountNoticesProcessor,
    AccountPersonalData,
    AccountsHomePart,
    { provide: ActorResolver, useExisting: TokenService },
    AuditNames,
    AuditTableSource,
    Authority,
    Completion,
    ConfirmationProcessor,
    ConfirmationService,
    ConsentLock,
    ConsentsGuardianTopic,
    DataExportService,
    DeletionMailService,
    DeletionProcessor,
    EmailChangeLinksService,
    EmailChangeProcessor,
    EmailChangeService,
    GuardianLink,
    GuardianProcessor,
    GuardianService,
    IdentityProviders,
    IdentityService,
    IssuedSecrets,
    JwtStrategy,
    KnownDevices,
    LoginAttempts,
    Mailboxes,
    MailedUsers,
    MailPace,
    MyAccountResolver,
    MyAccountService,
    OneTimeCodeService,
    PasskeyService,
    PasskeySignInService,
    PasskeyVerifier,
    PasswordHasher,
    PasswordResetProcessor,
    PasswordResetService,
    PasswordService,
    PersonPageService,
    RefreshCookie,
    Sealer,
    { provide: SecondFactors, useExisting: SecondFactorService },
    SecondFactorService,
    SessionActivityProcessor,
    SessionProcessor,
    SessionResolver,
    SessionService,
    SessionSignsGateway,
    ShutOuts,
    SignInService,
    SignUpCookie,
    SignUpService,
    SocialConnectService,
    SocialCookie,
    SocialLinkService,
    SocialService,
    TeacherApplicationProcessor,
    TeacherApplicationService,
    TeacherApplicationsHomePart,
    TeacherApplicationsTableSource,
    TermsResolver,
    TermsService,
    TermsText,
    Tickets,
    TokenService,
    TotpService,
    UpdateUserService,
    UserDetailService,
    UserProcessor,
    UserService,
    UsersTableSource,
    VerifiedTokens,
    ViewAsService,
    WayInGuard,
    WaysInService,
  ],
  exports: [ActorResolver, GuardianService, PasswordService, SessionService, ShutOuts, VerifiedTokens],
})
export class AuthModule {}

function jwtOptions(config: Config): JwtModuleOptions {
  const key = tokenKey(config);
  return {
    secretOrKeyProvider: () => key,
    signOptions: { algorithm: tokenAlgorithm, expiresIn: config.ACCESS_TOKEN_MINUTES * 60 },
    verifyOptions: { algorithms: [tokenAlgorithm] },
  };
}
