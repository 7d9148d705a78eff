import { dateFormat } from '@lyceum/contracts/messages';
import { formatMoney, paymentMethodLabels } from '@lyceum/contracts/payments';
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

/** A receipt or a credit note as a PDF of one page. Letters that no font here has are printed as question marks. */
export async function drawReceipt(brand: string, row: ReceiptRow): Promise<Buffer> {
  const title = row.kind === 'RECEIPT' ? messages.receipt() : messages.creditNote();
  const lines = [
    at(brand, { size: 18, at: 84, colour: colours.accent }),
    at(title, { size: 34, at: 136, colour: colours.ink }),
    ...entries(headOf(row), 180),
    ...entries(sumsOf(row), 180 + (headOf(row).length + 1) * step),
    at(messages.noTax(), { size: 10, at: page.height - page.margin, colour: colours.muted }),
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
    ...entry(messages.ofReceipt(), receiptNumber),
    ...entry(kind === 'RECEIPT' ? messages.paidBy() : messages.givenTo(), buyer),
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
    [messages.paid(), money(amountMinor)],
    [messages.way(), paymentMethodLabels[method]],
  ];
}

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
