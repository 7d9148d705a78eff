import { dateFormat } from '@lyceum/contracts/messages';
import { formatMoney, paymentMethodNames } from '@lyceum/contracts/payments';
import { type PrintedLine, printPage, runsOf } from '@lyceum/kernel/printing';
import * as messages from './receipt.messages';
import type { ReceiptRow } from './receipt.statements';

/** A4, in points. */
const page = { width: 595.28, height: 841.89, margin: 56 } as const;
const colours = { ink: '#1C1830', muted: '#5E5873', accent: '#5826BF' } as const;
const right = page.width - page.margin;
const room = page.width - 2 * page.margin;
const step = 24;

const longDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** One of them: its name at the left, what is said at the right. */
type Entry = readonly [name: string, value: string];

const titles = {
  INVOICE: messages.invoice(),
  RECEIPT: messages.receipt(),
  CREDIT_NOTE: messages.creditNote(),
} as const;

/** Who issues it: a name, and of invoices the lines that say where it is and how it is paid. */
export interface Issuer {
  readonly brand: string;
  readonly lines: readonly string[];
  /** What the tax is called. */
  readonly tax: string;
}

/** An invoice, a receipt or a credit note as a PDF of one page. Letters that no font here has are printed as question marks. */
export async function drawReceipt({ brand, lines: issuer, tax }: Issuer, row: ReceiptRow): Promise<Buffer> {
  const title = titles[row.kind];
  const sums = [...sumsOf(row), ...taxOf(row, tax)];
  const foot = 180 + (headOf(row).length + 1) * step;
  const lines = [
    at(brand, { size: 18, at: 84, colour: colours.accent }),
    at(title, { size: 34, at: 136, colour: colours.ink }),
    ...entries(headOf(row), 180),
    ...entries(sums, foot),
    ...(row.kind === 'INVOICE' ? termsOf(row, issuer, foot + (sums.length + 1) * step) : []),
    ...(row.taxPercent > 0
      ? []
      : [at(messages.noTax(), { size: 10, at: page.height - page.margin, colour: colours.muted })]),
  ];
  const printable: PrintedLine[] = [];
  for (const line of lines) printable.push({ ...line, text: await withoutUnknown(line.text) });
  const { issuedAt } = row;
  const printed = await printPage({
    ...page,
    title: `${title} ${row.number}`,
    at: issuedAt,
    lines: printable,
  });
  if (!printed) throw new Error(`The letters of ${row.number} could not be printed`);
  return printed;
}

function headOf(row: ReceiptRow): Entry[] {
  const { kind, number, issuedAt, buyer, beneficiary, receiptNumber, orderId } = row;
  return [
    [messages.number(), number],
    [messages.issued(), longDay(issuedAt)],
    ...(row.dueOn ? [[messages.due(), longDay(row.dueOn)] as const] : []),
    ...entry(messages.billTo(), row.billTo),
    ...linesOf(row.address).map((line, place) => [place === 0 ? messages.address() : '', line] as const),
    ...entry(messages.purchaseOrder(), row.reference || null),
    ...entry(messages.ofReceipt(), receiptNumber),
    ...(kind === 'INVOICE' ? [] : entry(kind === 'RECEIPT' ? messages.paidBy() : messages.givenTo(), buyer)),
    ...entry(messages.forPerson(), beneficiary),
    [messages.order(), orderId],
  ];
}

function sumsOf(row: ReceiptRow): Entry[] {
  const { kind, title, listPriceMinor, discountMinor, promoCode, currency, amountMinor, method } = row;
  const money = (minor: number): string => formatMoney(minor, currency);
  if (kind === 'CREDIT_NOTE')
    return [
      [messages.item(), title],
      [messages.givenBack(), money(amountMinor)],
    ];
  return [
    [messages.item(), title],
    [messages.price(), money(listPriceMinor)],
    ...(discountMinor > 0
      ? [[messages.discount({ code: promoCode ?? '' }), `− ${money(discountMinor)}`] as const]
      : []),
    [kind === 'INVOICE' ? messages.toPay() : messages.paid(), money(amountMinor)],
    ...(kind === 'INVOICE' ? [] : [[messages.way(), paymentMethodNames[method]()] as const]),
  ];
}

/** What of the amount is tax, at the rate of when it was ordered. */
const taxOf = ({ taxPercent, taxMinor, currency }: ReceiptRow, name: string): Entry[] =>
  taxPercent > 0
    ? [[messages.taxIn({ name, percent: String(taxPercent) }), formatMoney(taxMinor, currency)]]
    : [];

/** How an invoice is paid, or that it is not to be paid any more. */
function termsOf({ status }: ReceiptRow, issuer: readonly string[], from: number): PrintedLine[] {
  const over = { CANCELED: messages.isVoid(), SUCCEEDED: messages.isPaid() };
  const said = status in over ? [over[status as keyof typeof over]] : [messages.payWith(), ...issuer];
  return said.map((text, place) => at(text, { size: 12, at: from + place * step, colour: colours.ink }));
}

/** Most lines of an address that are printed. */
const addressLines = 5;

const linesOf = (text: string | null): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, addressLines);

const entry = (name: string, value: string | null): Entry[] => (value === null ? [] : [[name, value]]);

const at = (text: string, line: Pick<PrintedLine, 'size' | 'at' | 'colour'>): PrintedLine => ({
  ...line,
  text,
  align: 'FROM',
  x: page.margin,
  room,
});

const entries = (said: readonly Entry[], from: number): PrintedLine[] =>
  said.flatMap(([name, value], place) => {
    const foot = { size: 12, at: from + place * step };
    return [
      { ...at(name, { ...foot, colour: colours.muted }), room: room / 3 },
      { ...at(value, { ...foot, colour: colours.ink }), align: 'UP_TO', x: right, room: (room * 3) / 5 },
    ];
  });

async function withoutUnknown(text: string): Promise<string> {
  if (await runsOf(text)) return text;
  const letters = await Promise.all([...text].map(async (letter) => ((await runsOf(letter)) ? letter : '?')));
  const known = letters.join('');
  // One font has to have all of them.
  return (await runsOf(known)) ? known : known.replaceAll(/[^ -~]/gu, '?');
}
