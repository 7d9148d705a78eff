import { Global, Module } from '@nestjs/common';
import { JwtModule, type JwtModuleOptions } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActorResolver, CONFIG, type Config } from '@lyceum/kernel';
import { accountDataControllers, accountDataProviders } from './account-data/account-data.providers';
import { AccountController } from './my-account/account.controller';
import { PasswordHasher } from './accounts/password-hasher';
import { AccountNoticesProcessor } from './notices/account-notices.processor';
import { GuardianService } from './guardian/guardian.service';
import { PasswordController } from './password/password.controller';
import { PasswordService } from './password/password.service';
import { RefreshCookie } from './sessions/refresh-cookie';
import { SessionController } from './sessions/session.controller';
import { Session } from './sessions/session.entity';
import { SessionActivityProcessor } from './sessions/session-activity.processor';
import { SessionProcessor } from './sessions/session.processor';
import { SessionResolver } from './sessions/session.resolver';
import { SessionSignsGateway } from './sessions/session-signs.gateway';
import { SessionService } from './sessions/session.service';
import { SignInController } from './sign-in/sign-in.controller';
import { SignInService } from './sign-in/sign-in.service';
import { ShutOuts } from './sign-up/shut-outs';
import { signUpControllers, signUpProviders } from './sign-up/sign-up.providers';
import { termsProviders } from './terms/terms.providers';
import { myAccountProviders } from './my-account/my-account.providers';
import { Authority } from './tokens/authority';
import { JwtStrategy } from './tokens/jwt.strategy';
import { tokenKey } from './tokens/token-key';
import { tokenAlgorithm } from './tokens/token-payload';
import { TokenService } from './tokens/token.service';
import { VerifiedTokens } from './tokens/verified-tokens';
import { User } from './accounts/user.entity';
import { usersControllers, usersProviders } from './users/users.providers';
import { waysInControllers, waysInEntities, waysInProviders } from './ways-in.providers';
import { AvatarController } from './avatars/avatar.controller';

/** Accounts, tokens and roles. Global because every door needs to know who calls. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([Session, User, ...waysInEntities]),
    PassportModule,
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: jwtOptions,
    }),
  ],
  controllers: [
    AccountController,
    AvatarController,
    PasswordController,
    SessionController,
    SignInController,
    ...signUpControllers,
    ...usersControllers,
    ...waysInControllers,
    ...accountDataControllers,
  ],
  providers: [
    ...signUpProviders,
    AccountNoticesProcessor,
    Authority,
    JwtStrategy,
    PasswordHasher,
    PasswordService,
    RefreshCookie,
    SessionActivityProcessor,
    SessionProcessor,
    SessionResolver,
    SessionService,
    SessionSignsGateway,
    SignInService,
    ...waysInProviders,
    ...termsProviders,
    ...myAccountProviders,
    ...accountDataProviders,
    TokenService,
    { provide: ActorResolver, useExisting: TokenService },
    ...usersProviders,
    VerifiedTokens,
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
