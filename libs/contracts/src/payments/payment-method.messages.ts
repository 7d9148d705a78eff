import { type Message, message } from '../messages';
import type { PaymentMethod } from './payment.enums';

/** What a way to pay is called to whoever pays. */
export const paymentMethodNames: Readonly<Record<PaymentMethod, Message<string>>> = {
  CARD: message('Card'),
  ALIPAY: message('Alipay'),
  WECHATPAY: message('WeChat Pay'),
  PO: message('Purchase order'),
  PAYPAL: message('PayPal'),
  WAIVED: message('Nothing to pay'),
};
