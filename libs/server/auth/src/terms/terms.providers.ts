import { TermsResolver } from './terms.resolver';
import { TermsService } from './terms.service';
import { TermsText } from './text/terms-text';

export const termsProviders = [TermsResolver, TermsService, TermsText];
