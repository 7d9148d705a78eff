import { MyAccountResolver } from './my-account.resolver';
import { MyAccountService } from './my-account.service';

export const myAccountProviders = [MyAccountResolver, MyAccountService];
