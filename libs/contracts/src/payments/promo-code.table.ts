import { defineTable } from '../ops/table';
import { promoCodeStateLabels } from './promo-code.enums';

/** The console's list of promo codes (checklist line 228). */
export const promoCodesTable = defineTable({
  name: 'promo-codes',
  title: 'Promo codes',
  requires: 'promoCode.read',
  searchLabel: 'Code, name, notes or owner',
  found: { label: 'code', detail: ['name'], by: ['code', 'name', 'notes', 'owner'] },
  columns: {
    code: { label: 'Code', kind: 'text', isSortable: true },
    name: { label: 'Name', kind: 'text' },
    state: {
      label: 'State',
      kind: 'choice',
      choices: promoCodeStateLabels,
      isFilterable: true,
      isFact: true,
    },
    percentOff: { label: 'Percent off', kind: 'number', isFilterable: true },
    amountOff: { label: 'Amount off', kind: 'money' },
    uses: { label: 'Uses', kind: 'number', isSortable: true, isFilterable: true, isFact: true },
    usageLimit: { label: 'Limit', kind: 'number' },
    perUserLimit: { label: 'Limit per person', kind: 'number', isExtra: true },
    startsAt: { label: 'Starts', kind: 'time', isExtra: true },
    endsAt: { label: 'Ends', kind: 'time', isFilterable: true, liesAhead: true, isFact: true },
    timeZone: { label: 'Time zone', kind: 'text', isExtra: true },
    currency: { label: 'Currency', kind: 'text', isExtra: true },
    minimum: { label: 'Minimum', kind: 'money', isExtra: true },
    products: { label: 'Products', kind: 'text', isFilterable: true, isExtra: true },
    owner: { label: 'Owner', kind: 'text', isFilterable: true, personId: 'ownerId' },
    notes: { label: 'Notes', kind: 'text', isExtra: true },
    batch: { label: 'Made together', kind: 'text', isFilterable: true, isExtra: true },
    createdAt: { label: 'Made', kind: 'time', isSortable: true, isFilterable: true },
    ownerId: { label: 'Id of owner', kind: 'text', isExtra: true },
  },
  sort: { by: 'createdAt', direction: 'desc' },
});
