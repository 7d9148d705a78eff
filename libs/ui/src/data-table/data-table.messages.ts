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
export const oldestFirst = message('{title}, oldest first');
export const newestFirst = message('{title}, newest first');
export const fromAToZ = message('{title}, A to Z');
export const fromZToA = message('{title}, Z to A');
export const lowestFirst = message('{title}, lowest first');
export const highestFirst = message('{title}, highest first');
export const actions = message('Actions');
