import { ConsentLock } from '../guardian/consent-lock';
import { MyAccountResolver } from './my-account.resolver';
import { MyAccountService } from './my-account.service';
import { UpdateUserService } from './update-user.service';

export const myAccountProviders = [ConsentLock, MyAccountResolver, MyAccountService, UpdateUserService];
