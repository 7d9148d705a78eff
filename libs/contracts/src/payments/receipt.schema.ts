import { z } from 'zod';
import { defineErrors } from '../common/define-errors';
import { idSchema } from '../common/page.schema';

/** Papers about money: what is to be paid, what was, and what went back. */
export const receiptKinds = ['INVOICE', 'RECEIPT', 'CREDIT_NOTE'] as const;

export type ReceiptKind = (typeof receiptKinds)[number];

export const receiptErrors = defineErrors('PAYMENT_RECEIPT', {
  NOT_FOUND: { status: 404, message: 'There is no such receipt.' },
});

export const paymentReceiptIdSchema = z.object({ id: idSchema });

export type PaymentReceiptIdInput = z.input<typeof paymentReceiptIdSchema>;

/** A receipt as a file; `pdf` in Base64. */
export const paymentReceiptAnswerSchema = z.object({
  data: z.object({ fileName: z.string(), pdf: z.base64() }),
});

export type PaymentReceiptAnswer = z.output<typeof paymentReceiptAnswerSchema>;
export type PaymentReceiptFile = PaymentReceiptAnswer['data'];

/** A receipt among what is said of its order. */
export const namedReceiptSchema = z.object({ id: idSchema, number: z.string(), kind: z.enum(receiptKinds) });

export type NamedReceipt = z.output<typeof namedReceiptSchema>;
