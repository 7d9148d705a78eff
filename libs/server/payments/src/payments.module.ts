import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Order } from './orders/order.entity';
import { OrderResolver } from './orders/order.resolver';
import { OrderService } from './orders/order.service';
import { PaymentsHomePart } from './payments.home-part';
import { PaymentsPersonalData } from './payments.personal-data';
import { OrderRecords, PromoUseRecords } from './payments.records';
import { Product } from './products/product.entity';
import { PromoCode } from './promo-codes/promo-code.entity';
import { PromoCodeBulkService } from './promo-codes/promo-code-bulk.service';
import { PromoCodeReadingService } from './promo-codes/promo-code-reading.service';
import { PromoCodeService } from './promo-codes/promo-code.service';
import { PromoCodesTableSource } from './promo-codes/promo-codes.table-source';
import { PromoCodeUsesTableSource } from './promo-codes/promo-code-uses.table-source';
import { PurchaseService } from './purchases/purchase.service';

/** What things cost, promo codes, and orders. */
@Module({
  imports: [TypeOrmModule.forFeature([Order, Product, PromoCode])],
  providers: [
    OrderResolver,
    OrderService,
    OrderRecords,
    PromoUseRecords,
    PaymentsHomePart,
    PaymentsPersonalData,
    PromoCodeBulkService,
    PromoCodeReadingService,
    PromoCodeService,
    PromoCodesTableSource,
    PromoCodeUsesTableSource,
    PurchaseService,
  ],
})
export class PaymentsModule {}
