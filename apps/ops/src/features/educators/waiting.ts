import type { TableSearch } from '../../tables/table-address';

/** Who waits for staff: what the list begins with. */
export const waiting = { state: 'PENDING' } as const satisfies TableSearch;
