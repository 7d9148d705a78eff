export { paymentsDemoData } from './demo/payments.demo-data';
export { PaymentsModule } from './payments.module';
export { createFinanceRouter } from './finance/finance.router';
export { createPaymentCasesRouter } from './cases/payment-cases.router';
export { createPaymentLinksRouter } from './links/payment-link.router';
export { createOrdersRouter } from './desk/orders.router';
export { createPromoCodesRouter } from './promo-codes/promo-code.router';
