export { paymentsDemoData } from './demo/payments.demo-data';
export { PaymentsModule } from './payments.module';
export { createPromoCodesRouter, type PromoCodeServices } from './promo-codes/promo-code.router';
export { PromoCodeBulkService } from './promo-codes/promo-code-bulk.service';
export { PromoCodeReadingService } from './promo-codes/promo-code-reading.service';
export { PromoCodeService } from './promo-codes/promo-code.service';
