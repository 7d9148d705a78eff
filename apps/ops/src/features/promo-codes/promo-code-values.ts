import {
  type CreatePromoCodeInput,
  createManyPromoCodesSchema,
  createPromoCodeSchema,
  promoCodeListFormSchema,
  promoCodeRulesSchema,
  type Currency,
  majorText,
  minorOf,
  type PromoCodeDetail,
  type PromoCodeKind,
  randomEnding,
  suggestCode,
} from '@lyceum/contracts/payments';
import { z } from 'zod';

/** Fields of a form about the rules of a code. `products` are keys with a comma between them. */
export type RuleName =
  | 'name'
  | 'kind'
  | 'percentOff'
  | 'amountOffMinor'
  | 'currency'
  | 'minimumMinor'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'usageLimit'
  | 'perUserLimit'
  | 'products'
  | 'ownerId'
  | 'notes';

/** What stands in them: texts, amounts in major units ('49.90'). */
export type RuleValues = Record<RuleName, string>;

/** One code and its rules, as a form has them. */
export type PromoCodeValues = Record<RuleName | 'code', string>;

/** Many codes: the pattern and how many stand in the place of the code. */
export type ManyCodesValues = Record<RuleName | 'pattern' | 'count', string>;

/** A code for each email of a list: the pattern and the list stand in the place of the code. */
export type ListCodesValues = Record<RuleName | 'pattern' | 'text', string>;

/** What somebody begins with who only says a name and a percentage: once a person, in their own zone. */
export function freshRules(ownerId: string): RuleValues {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    name: '',
    kind: 'PERCENT',
    percentOff: '',
    amountOffMinor: '',
    currency: '',
    minimumMinor: '',
    startsAt: '',
    endsAt: '',
    timeZone,
    usageLimit: '',
    perUserLimit: '1',
    products: '',
    ownerId,
    notes: '',
  };
}

/** A stored code as the form shows it. */
export function valuesOf(code: PromoCodeDetail): PromoCodeValues {
  const text = (value: number | null): string => (value === null ? '' : String(value));
  const { currency } = code;
  return {
    code: code.code,
    name: code.name,
    kind: code.kind,
    percentOff: text(code.percentOff),
    amountOffMinor: currency && code.amountOffMinor !== null ? majorText(code.amountOffMinor, currency) : '',
    currency: currency ?? '',
    minimumMinor: currency && code.minimumMinor > 0 ? majorText(code.minimumMinor, currency) : '',
    startsAt: code.startsAtLocal ?? '',
    endsAt: code.endsAtLocal ?? '',
    timeZone: code.timeZone,
    usageLimit: text(code.usageLimit),
    perUserLimit: text(code.perUserLimit),
    products: code.products.join(','),
    ownerId: code.owner.id,
    notes: code.notes,
  };
}

/**
 * A new code with the rules of another one, under a name of its own. A window that is over is left open: with it the
 * copy would be ended from the start.
 */
export function copiedValues(code: PromoCodeDetail, ownerId: string, now = Date.now()): PromoCodeValues {
  const values = valuesOf(code);
  const isOver = code.endsAt !== null && Date.parse(code.endsAt) <= now;
  return {
    ...values,
    ...(isOver && { startsAt: '', endsAt: '' }),
    code: suggestCode(values.name, values.percentOff, randomEnding()),
    ownerId,
  };
}

const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** What the contract checks and the server gets. A field of the other kind counts as empty. */
function rulesOf(values: RuleValues): Omit<CreatePromoCodeInput, 'code'> {
  const { name, kind, currency, timeZone, startsAt, endsAt, products, ownerId, notes } = values;
  const isFixed = kind === 'FIXED';
  return {
    name,
    kind: kind as PromoCodeKind,
    timeZone,
    ownerId,
    notes,
    percentOff: isFixed ? null : numberOrNull(values.percentOff),
    amountOffMinor: isFixed && values.amountOffMinor !== '' ? minorOf(values.amountOffMinor, currency) : null,
    currency: currency === '' ? null : (currency as Currency),
    minimumMinor: values.minimumMinor.trim() === '' ? 0 : minorOf(values.minimumMinor, currency),
    startsAt: startsAt === '' ? null : startsAt,
    endsAt: endsAt === '' ? null : endsAt,
    usageLimit: numberOrNull(values.usageLimit),
    perUserLimit: numberOrNull(values.perUserLimit),
    products: products === '' ? [] : products.split(','),
  };
}

/** The contract's rules, said of the fields of the form. */
export const newPromoCodeFormSchema = z
  .custom<PromoCodeValues>()
  .transform((values) => ({ ...rulesOf(values), code: values.code }))
  .pipe(createPromoCodeSchema);

/** The same of a code that is there, which may have ended. */
export const promoCodeFormSchema = z
  .custom<PromoCodeValues>()
  .transform((values) => ({ ...rulesOf(values), code: values.code }))
  .pipe(promoCodeRulesSchema);

export const manyCodesFormSchema = z
  .custom<ManyCodesValues>()
  .transform((values) => ({
    ...rulesOf(values),
    pattern: values.pattern,
    count: values.count.trim() === '' ? Number.NaN : Number(values.count),
  }))
  .pipe(createManyPromoCodesSchema);

export const listCodesFormSchema = z
  .custom<ListCodesValues>()
  .transform((values) => ({ ...rulesOf(values), pattern: values.pattern, text: values.text }))
  .pipe(promoCodeListFormSchema);
