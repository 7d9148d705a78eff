import { dateFormat } from '@lyceum/contracts/messages';
import { formatMoney } from '@lyceum/contracts/payments';
import type { PublicCourseFragment } from '@lyceum/web-graphql';
import * as messages from './courses.messages';

/** `Mon, Nov 30, 7:00 PM`, in the reader's own zone. */
export const moment = dateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export const day = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' });

type Price = Pick<PublicCourseFragment, 'priceMinor' | 'currency'>;

export const isFree = ({ priceMinor, currency }: Price): boolean => !priceMinor || currency === null;

export const priceText = ({ priceMinor, currency }: Price): string =>
  !priceMinor || currency === null ? messages.free() : formatMoney(priceMinor, currency);
