import { createFileRoute } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { PromoCodeScreen } from '../../../features/promo-codes/promo-code-screen';

export const Route = createFileRoute('/_console/promo-codes/$id')({
  validateSearch: ({ edit }: Record<string, unknown>): { edit?: true } => (edit === true ? { edit } : {}),
  component: recordRoute(PromoCodeScreen),
});
