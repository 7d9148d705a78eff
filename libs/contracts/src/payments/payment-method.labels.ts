import { type PaymentMethod, paymentMethods } from './payment.enums';
import { paymentMethodNames } from './payment-method.messages';

/** The same in the console, which is English. */
export const paymentMethodLabels = Object.fromEntries(
  paymentMethods.map((method) => [method, paymentMethodNames[method]()]),
) as Readonly<Record<PaymentMethod, string>>;
