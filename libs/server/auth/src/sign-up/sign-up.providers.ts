import { OneTimeCodeService } from '../one-time-codes/one-time-code.service';
import { SignUpController } from './sign-up.controller';
import { SignUpService } from './sign-up.service';

/** Doors of the ways from a first visit to an account one can sign in to. */
export const signUpControllers = [SignUpController];

/** What stands behind them. */
export const signUpProviders = [OneTimeCodeService, SignUpService];
