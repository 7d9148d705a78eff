export { paymentsDemoData } from './demo/payments.demo-data';
export { PaymentsModule } from './payments.module';
export { createPaymentLinksRouter } from './links/payment-link.router';
export { createOrdersRouter } from './desk/orders.router';
export { createPromoCodesRouter } from './promo-codes/promo-code.router';
