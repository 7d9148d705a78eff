import { AboutYouController } from './about-you/about-you.controller';
import { AboutYouQuestions } from './sign-in/about-you.questions';
import { AboutYouService } from './about-you/about-you.service';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller';
import { PasskeySignInService } from './passkeys/passkey-sign-in.service';
import { PasskeyVerifier } from './passkeys/passkey-verifier';
import { PasskeyController } from './passkeys/passkey.controller';
import { PasskeyService } from './passkeys/passkey.service';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { SecondFactorService } from './second-factor/second-factor.service';
import { TotpService } from './second-factor/totp.service';
import { WayInGuard } from './second-factor/way-in-guard';
import { WaysInController } from './second-factor/ways-in.controller';
import { WaysInService } from './second-factor/ways-in.service';
import { Completion } from './sign-in/completion';
import { SecondFactors } from './sign-in/second-factors.port';
import { IdentityProviders } from './social/identity-providers';
import { Identity } from './social/identity.entity';
import { IdentityService } from './social/identity.service';
import { SocialConnectService } from './social/social-connect.service';
import { SocialCookie } from './social/social-cookie';
import { SocialLinkService } from './social/social-link.service';
import { SocialController } from './social/social.controller';
import { SocialService } from './social/social.service';
import { IssuedSecrets } from './tickets/issued-secrets';
import { Sealer } from './tickets/sealer';
import { Tickets } from './tickets/tickets';

/** Doors of every way in beside the password. */
export const waysInControllers = [
  AboutYouController,
  PasskeyController,
  PasskeySignInController,
  SecondFactorController,
  SocialController,
  WaysInController,
];

export const waysInEntities = [Identity];

/** What stands behind them. */
export const waysInProviders = [
  AboutYouQuestions,
  AboutYouService,
  Completion,
  IdentityProviders,
  IdentityService,
  IssuedSecrets,
  PasskeyService,
  PasskeySignInService,
  PasskeyVerifier,
  Sealer,
  SecondFactorService,
  { provide: SecondFactors, useExisting: SecondFactorService },
  SocialConnectService,
  SocialCookie,
  SocialLinkService,
  SocialService,
  Tickets,
  TotpService,
  WayInGuard,
  WaysInService,
];
