import {
  type CreatePaymentLinkInput,
  createPaymentLinkSchema,
  type Currency,
  minorOf,
  type PaymentLinkDetail,
  updatePaymentLinkSchema,
} from '@lyceum/contracts/payments';
import { z } from 'zod';
import { instantOf, localOf } from '../../layout/local-times';

/** What may change of a link, as a form has it: a local time on the clock of this browser, and texts. */
export type ChangeValues = Record<'expiresAt' | 'seats' | 'note', string>;

/** A new link; the amount in major units ('49.90'). */
export type LinkValues = ChangeValues &
  Record<'groupTag' | 'title' | 'priceMinor' | 'currency' | 'code', string>;

export const freshLink: LinkValues = {
  groupTag: '',
  title: '',
  priceMinor: '',
  currency: 'USD',
  code: '',
  expiresAt: '',
  seats: '',
  note: '',
};

export const valuesOf = ({ expiresAt, seats, note }: PaymentLinkDetail): ChangeValues => ({
  expiresAt: expiresAt === null ? '' : localOf(expiresAt),
  seats: seats === null ? '' : String(seats),
  note,
});

const changeOf = ({ expiresAt, seats, note }: ChangeValues) => ({
  expiresAt: instantOf(expiresAt),
  seats: seats.trim() === '' ? null : Number(seats),
  note,
});

/** What the contract checks and the server gets. */
export const newLinkFormSchema = z
  .custom<LinkValues>()
  .transform(({ groupTag, title, priceMinor, currency, code, ...change }): CreatePaymentLinkInput => ({
    ...changeOf(change),
    groupTag,
    title,
    currency: currency as Currency,
    code,
    priceMinor: minorOf(priceMinor, currency),
  }))
  .pipe(createPaymentLinkSchema);

export const changeLinkFormSchema = z
  .custom<ChangeValues>()
  .transform(changeOf)
  .pipe(updatePaymentLinkSchema.omit({ id: true, revision: true }));
