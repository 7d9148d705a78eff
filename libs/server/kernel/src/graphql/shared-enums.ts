import { paymentMethods, paymentStatuses } from '@lyceum/contracts/payments';
import { privacyLevels } from '@lyceum/contracts/shell';
import { contractEnum } from './contract-enum';

export const PrivacyEnum = contractEnum('Privacy', privacyLevels, 'Who may see something.');
export const PaymentMethodEnum = contractEnum('PaymentMethod', paymentMethods, 'Ways to pay.');
export const PaymentStatusEnum = contractEnum('PaymentStatus', paymentStatuses, 'Where a payment stands.');

/** Enums no domain owns (checklist line 256). They stand in the schema whether or not a field uses them yet. */
export const sharedEnums: readonly object[] = [PrivacyEnum, PaymentMethodEnum, PaymentStatusEnum];
