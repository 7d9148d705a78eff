/** Bounds of payments. Amounts are in minor units; texts are in characters. */
export const paymentLimits = {
  /** The dearest thing there is: 1,000,000.00 of a currency with cents. */
  amountMinor: 100_000_000,
  productKeyLength: 60,
  /** Orders one person makes within an hour. */
  ordersPerHour: 300,
  /** Quotes one person asks for within an hour: enough to shop, too few to guess codes. */
  quotesPerHour: 120,
  /** A seat is held, and an order waits to be paid, so long. */
  minutesToPay: 15,
  /** Orders of one thing for one person that end unpaid within a day; after them it is sold to them again another day. */
  unpaidOrdersPerDay: 3,
  /** What was canceled can be paid late, so many days. */
  daysToPayLate: 3,
  /** Days until an invoice is due, and how many more its order waits. */
  daysToPayInvoice: 30,
  daysOfGrace: 7,
  /** Invoices of one person that are not paid. */
  openInvoices: 3,
  billToLength: 160,
  addressLength: 400,
  /** Characters of a purchase order's number, and of what a bank transfer says. */
  referenceLength: 80,
  /** Characters of why money goes back. */
  reasonLength: 500,
  /** Orders on a page. */
  ordersPage: 20,
  /** Tries to pay of one person within an hour. */
  attemptsPerHour: 120,
  /** Receipts one person has drawn within an hour. */
  receiptsPerHour: 120,
  /** What a provider sends at most, in bytes. */
  reportBytes: 64 * 1024,
  /** A signature may be so old, or so far ahead. */
  signatureSeconds: 300,
} as const;

/** Bounds of promo codes. */
export const promoCodeLimits = {
  codeLength: 40,
  nameLength: 80,
  notesLength: 1_000,
  products: 50,
  uses: 1_000_000,
  /** Codes one bulk generation makes. */
  bulkCodes: 1_000,
  /** E-mails of one list that get a code each. */
  listEmails: 5_000,
  /** Times a bulk generation replaces codes that were taken before it gives up. */
  bulkRounds: 20,
  /** Codes a preview of a pattern shows. */
  previewCodes: 5,
  /** Days one question about redemptions spans. */
  chartDays: 366,
  /** Days it spans unless said otherwise. */
  usualChartDays: 30,
} as const;

/** Bounds of payment links. */
export const paymentLinkLimits = {
  leastCode: 4,
  codeLength: 40,
  /** Characters of a code that is made up: nobody guesses it. */
  madeCode: 12,
  tagLength: 60,
  titleLength: 120,
  noteLength: 1_000,
  seats: 10_000,
} as const;
