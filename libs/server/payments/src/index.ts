export { paymentsDemoData } from './demo/payments.demo-data';
export { PaymentsModule } from './payments.module';
export { createPromoCodesRouter } from './promo-codes/promo-code.router';
