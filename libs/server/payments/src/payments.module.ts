import { Module } from '@nestjs/common';
import { OrderResolver } from './checkout/order.resolver';
import { OrderService } from './orders/order.service';
import { PaymentsHomePart } from './payments.home-part';
import { PaymentsPersonalData } from './payments.personal-data';
import { OrderRecords, PromoUseRecords } from './payments.records';
import { PromoCodeBulkService } from './promo-codes/promo-code-bulk.service';
import { PromoCodeListService } from './promo-codes/lists/promo-code-list.service';
import { PromoCodeMailList } from './promo-codes/lists/promo-code.mail-list';
import { PromoCodeMails } from './promo-codes/lists/promo-code-mails';
import { PromoCodeReadingService } from './promo-codes/promo-code-reading.service';
import { PromoCodeService } from './promo-codes/promo-code.service';
import { PromoCodesTableSource } from './promo-codes/promo-codes.table-source';
import { PromoCodeUsesTableSource } from './promo-codes/promo-code-uses.table-source';
import { PaymentLinkController } from './links/payment-link.controller';
import { PaymentLinkOrdersTableSource } from './links/payment-link-orders.table-source';
import { PaymentLinkPageService } from './links/payment-link-page.service';
import { PaymentLinkResolver } from './links/payment-link.resolver';
import { PaymentLinkService } from './links/payment-link.service';
import { PaymentLinksTableSource } from './links/payment-links.table-source';
import { SoldByLink } from './links/sold-by-link';
import { PaymentService } from './attempts/payment.service';
import { LedgerCheck } from './ledger/ledger-check';
import { PaymentNotices } from './notices/payment-notices';
import { CheckoutService } from './checkout/checkout.service';
import { Guardianship } from './orders/guardianship';
import { OrderChanges } from './orders/order-changes';
import { OrderDeskService } from './desk/order-desk.service';
import { OrdersTableSource } from './desk/orders.table-source';
import { OrderMaker } from './orders/order-maker';
import { OrderReadingService } from './checkout/order-reading.service';
import { OrderTimeOut } from './orders/order-time-out';
import { PaymentProviders } from './providers/payment-providers';
import { SandboxController } from './providers/sandbox/sandbox.controller';
import { SandboxDesk } from './providers/sandbox/sandbox-desk';
import { SandboxProvider } from './providers/sandbox/sandbox.provider';
import { PaypalProvider } from './providers/paypal/paypal.provider';
import { StripeProvider } from './providers/stripe/stripe.provider';
import { CaptureProcessor } from './attempts/capture.processor';
import { Disputes } from './disputes/disputes';
import { FinanceService } from './finance/finance.service';
import { FinanceTableSource } from './finance/finance.table-source';
import { PaymentCaseService } from './cases/payment-case.service';
import { PaymentCasesTableSource } from './cases/payment-cases.table-source';
import { InvoiceDeskService } from './invoices/invoice-desk.service';
import { InvoiceService } from './invoices/invoice.service';
import { Reconciliation } from './reconciliation/reconciliation';
import { PriceList } from './purchases/price-list';
import { RefundProcessor } from './refunds/refund.processor';
import { Refunds } from './refunds/refunds';
import { Fulfilment } from './settlement/fulfilment';
import { Settlement } from './settlement/settlement';
import { WebhookController } from './webhooks/webhook.controller';
import { WebhookService } from './webhooks/webhook.service';
import { PaymentReceiptController } from './receipts/receipt.controller';
import { ReceiptEnclosures } from './receipts/receipt-enclosures';
import { ReceiptService } from './receipts/receipt.service';
import { PurchaseService } from './purchases/purchase.service';

/** What things cost, promo codes, orders, and paying them. */
@Module({
  controllers: [PaymentLinkController, PaymentReceiptController, SandboxController, WebhookController],
  providers: [
    CaptureProcessor,
    CheckoutService,
    Disputes,
    FinanceService,
    FinanceTableSource,
    Fulfilment,
    Guardianship,
    InvoiceDeskService,
    InvoiceService,
    LedgerCheck,
    OrderChanges,
    OrderDeskService,
    OrderMaker,
    OrderReadingService,
    OrderRecords,
    OrderResolver,
    OrderService,
    OrdersTableSource,
    OrderTimeOut,
    PaymentCaseService,
    PaymentCasesTableSource,
    PaymentLinkOrdersTableSource,
    PaymentLinkPageService,
    PaymentLinkResolver,
    PaymentLinkService,
    PaymentLinksTableSource,
    PaymentNotices,
    PaymentProviders,
    PaymentService,
    PaymentsHomePart,
    PaymentsPersonalData,
    PaypalProvider,
    PriceList,
    PromoCodeBulkService,
    PromoCodeListService,
    PromoCodeMailList,
    PromoCodeMails,
    PromoCodeReadingService,
    PromoCodeService,
    PromoCodesTableSource,
    PromoCodeUsesTableSource,
    PromoUseRecords,
    PurchaseService,
    ReceiptEnclosures,
    ReceiptService,
    Reconciliation,
    RefundProcessor,
    Refunds,
    SandboxDesk,
    SandboxProvider,
    Settlement,
    SoldByLink,
    StripeProvider,
    WebhookService,
  ],
})
export class PaymentsModule {}
