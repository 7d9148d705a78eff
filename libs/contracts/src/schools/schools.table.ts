import { countryCodes, countryNamesIn } from '../auth/countries';
import { defineTable } from '../ops/table';

const countryName = countryNamesIn('en');

/** All schools but those that were merged into others, in the console. */
export const schoolsTable = defineTable({
  name: 'schools',
  title: 'Schools',
  requires: 'school.oversee',
  searchLabel: 'Name or city',
  found: { label: 'name', detail: ['city', 'country'], by: ['name', 'city'] },
  columns: {
    name: { label: 'Name', kind: 'text', isSortable: true, isFilterable: true },
    city: { label: 'City', kind: 'text', isFilterable: true, isFact: true },
    state: { label: 'State', kind: 'text', isFilterable: true, isExtra: true },
    country: {
      label: 'Country',
      kind: 'choice',
      choices: Object.fromEntries(
        countryCodes
          .map((code): [string, string] => [code, countryName(code)])
          .sort(([, one], [, other]) => one.localeCompare(other, 'en')),
      ),
      isFilterable: true,
      isFact: true,
    },
    street: { label: 'Street', kind: 'text', isExtra: true },
    zipcode: { label: 'Postal or Zip code', kind: 'text', isExtra: true },
    addedBy: { label: 'Added by', kind: 'text', personId: 'addedById', isFilterable: true },
    createdAt: { label: 'Added', kind: 'time', isSortable: true, isFilterable: true },
    addedById: { label: 'Id of who added it', kind: 'text', isExtra: true },
  },
  sort: { by: 'createdAt', direction: 'desc' },
});
