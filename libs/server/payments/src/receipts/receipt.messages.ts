import { message } from '@lyceum/contracts/messages';

export const receipt = message('Receipt');
export const creditNote = message('Credit note');
export const number = message('Number');
export const issued = message('Issued');
export const paidBy = message('Paid by');
export const givenTo = message('Given back to');
export const forPerson = message('For');
export const ofReceipt = message('Of receipt');
export const order = message('Order');
export const item = message('What was bought');
export const price = message('Price');
export const discount = message('Taken off by {code}');
export const paid = message('Paid');
export const givenBack = message('Given back');
export const way = message('Way to pay');
export const noTax = message('No tax is charged.');
