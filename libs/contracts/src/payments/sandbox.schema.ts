import { z } from 'zod';
import { currencySchema } from './money';
import { paymentMethods } from './payment.enums';

/** Cards of the sandbox, by what they do. There are no numbers: none is ever typed here. */
export const sandboxCards = ['PAYS', 'DECLINED', 'ASKS', 'SILENT', 'LATE'] as const;

export type SandboxCard = (typeof sandboxCards)[number];

/** Where a payment of the sandbox stands: nothing done, the bank asks for a code, the bank thinks about it, paid, declined. */
export const sandboxStates = ['OPEN', 'ASKED', 'THINKING', 'PAID', 'DECLINED'] as const;

export type SandboxState = (typeof sandboxStates)[number];

/** The code that the sandbox's bank asks for. */
export const sandboxCode = '246810';

/** What is done on the sandbox's page: a card or the app pays, the bank's code is given, or the bank makes up its mind. */
export const sandboxActSchema = z.object({
  act: z.enum(['CARD', 'APP', 'CODE', 'APPROVE', 'REFUSE']),
  card: z.enum(sandboxCards).nullish(),
  code: z.string().max(20).nullish(),
  /** The report comes so often. */
  times: z.int().min(1).max(5).default(1),
});

export type SandboxActInput = z.input<typeof sandboxActSchema>;

export const sandboxPaymentSchema = z.object({
  title: z.string(),
  method: z.enum(paymentMethods),
  amountMinor: z.int(),
  currency: currencySchema,
  state: z.enum(sandboxStates),
  returnUrl: z.string(),
});

export type SandboxPayment = z.infer<typeof sandboxPaymentSchema>;

export const sandboxAnswerSchema = z.object({ data: sandboxPaymentSchema });

export type SandboxAnswer = z.infer<typeof sandboxAnswerSchema>;
