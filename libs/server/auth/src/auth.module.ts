import { Global, Module } from '@nestjs/common';
import { JwtModule, type JwtModuleOptions } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActorResolver, CONFIG, type Config } from '@lyceum/kernel';
import { AccountController } from './accounts/account.controller';
import { AccountService } from './accounts/account.service';
import { PasswordHasher } from './accounts/password-hasher';
import { Authority } from './tokens/authority';
import { JwtStrategy } from './tokens/jwt.strategy';
import { tokenKey } from './tokens/token-key';
import { tokenAlgorithm } from './tokens/token-payload';
import { TermsModule } from './terms/terms.module';
import { TokenService } from './tokens/token.service';
import { User } from './users/user.entity';
import { UserProcessor } from './users/user.processor';
import { UserResolver } from './users/user.resolver';
import { UserService } from './users/user.service';

/** Accounts, tokens and roles. Global because every door needs to know who calls. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([User]),
    TermsModule,
    PassportModule,
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: jwtOptions,
    }),
  ],
  controllers: [AccountController],
  providers: [
    AccountService,
    Authority,
    JwtStrategy,
    PasswordHasher,
    TokenService,
    { provide: ActorResolver, useExisting: TokenService },
    UserProcessor,
    UserResolver,
    UserService,
  ],
  exports: [ActorResolver, UserService],
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
