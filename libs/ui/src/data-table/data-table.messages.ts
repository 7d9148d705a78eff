import { message } from '@lyceum/contracts/messages';

export const nothingHere = message('Nothing here yet');
export const noRows = message('There are no rows to show.');
export const tableOf = message('{label}, table');
export const pagesOf = message('Pages of {label}');
export const previous = message('Previous');
export const next = message('Next');
export const selectRow = message('Select {row}');
export const selectPage = message('Select all rows on this page');
export const order = message('Order');
export const ascending = message('{title}, rising');
export const descending = message('{title}, falling');
export const actions = message('Actions');
