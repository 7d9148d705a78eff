import { message } from '@lyceum/contracts/messages';

export const history = message('Everything handed in');
export const hideHistory = message('Hide what was handed in before');
export const showHistory = message('Show everything handed in, with receipts');
export const receipt = message('Receipt');
export const receiptOf = message('Receipt of what was handed in {when}');
export const saveReceipt = message('Download receipt');
export const saveReceiptOf = message('Download receipt of what was handed in {when}');
export const receiptFailed = message('The receipt could not be saved. Please try again.');
