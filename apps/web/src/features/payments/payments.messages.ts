import { message, plural } from '@lyceum/contracts/messages';

export const buySeat = message('Buy a seat');
export const receipt = message('Receipt {number}');
export const invoice = message('Invoice {number}');
export const creditNote = message('Credit note {number}');
export const receiptFailed = message('The file could not be had. Please try again.');
export const whatSubject = message('What you buy');
export const orderSubject = message('Your order');
export const ordersSubject = message('Your orders');
export const when = message('When');
export const fromTo = message('{start} – {end}');
export const forWhom = message('For whom');
export const forMyself = message('For myself');
export const price = message('Price');
export const total = message('To pay');
export const taxInIt = message('{name} of {percent} % in it');
export const promoCode = message('Promo code');
export const apply = message('Apply');
export const takeOff = message('Take the code off');
export const codeTakes = message('{code} takes off');
export const howToPay = message('How to pay');
export const pay = message('Pay {amount}');
export const enrolForNothing = message('Enrol without paying');
export const heldWhile = plural({
  one: 'It is held for you for {count} minute while you pay. You are charged nothing before you agree on the next page.',
  other:
    'It is held for you for {count} minutes while you pay. You are charged nothing before you agree on the next page.',
});
export const notNow = message('This cannot be bought now');
export const backToCourse = message('Back to the course');
export const noMethods = message('Nobody takes payments here at the moment.');
export const begunAlready = message('You have begun to pay for this');
export const aboutBegun = message('It is held for you until its time is over.');
export const goToOrder = message('Go on with the order');

export const waitingTitle = message('Waiting for your payment');
export const aboutWaiting = message(
  'This page changes by itself as soon as the payment has arrived. You can close it and come back: the order is under your orders.',
);
export const heldUntil = message('Held for you until {time}.');
export const goOnPaying = message('Go on paying');
export const payAnotherWay = message('Pay another way');
export const payAgain = message('Try again');
export const cancelOrder = message('Cancel the order');
export const orderAndInvoice = message('Order, and have a school pay');
export const invoiceWhile = message(
  'You say next which school the invoice is for. You are charged nothing now.',
);
export const aboutInvoice = message(
  'You get a numbered invoice as a PDF, for your school’s office, who has 30 days to pay it. What you order is kept for you until then.',
);
export const billTo = message('School or company that pays');
export const billAddress = message('Its address');
export const purchaseOrder = message('Number of its purchase order, if there is one');
export const getInvoice = message('Get the invoice');
export const invoicedTitle = message('Waiting for {billTo} to pay');
export const aboutInvoiced = message(
  '{amount} is to be paid until {day}. Give the invoice to the office that pays; staff note here what has come.',
);
export const partsCame = message('{parts} of {amount} has come.');
export const failedTitle = message('The payment did not go through');
export const aboutFailed = message('Nothing was charged. Choose how you would like to try again.');
export const paidTitle = message('Paid. It is yours.');
export const aboutPaid = message('The order is kept under your orders.');
export const open = message('Open the classroom');
export const refundedTitle = message('Your money goes back to you');
export const aboutRefunded = message('{amount} goes back the way you paid, usually within ten days.');
export const canceledTitle = message('This order is canceled');
export const aboutCanceled = message(
  'Nothing was charged. If you have paid all the same, you get it while there is one left, or your money back: you are told which.',
);
export const facts = message('The order');
export const amount = message('Amount');
export const codeUsed = message('Promo code');
export const method = message('Way to pay');
export const ordered = message('Ordered');
export const reference = message('Order number');

export const myOrders = message('My orders');
export const aboutMyOrders = message(
  'What you bought, for yourself or for a child of yours, and what became of it.',
);
export const noOrders = message('No orders yet');
export const aboutNoOrders = message('What you buy here is listed with its price and its state.');
export const findCourses = message('Look at live courses');
export const moreOrders = message('Show older orders');
export const refundOf = message('{amount} given back');
export const withCode = message('with {code}');

export const statusPaid = message('Paid');
export const statusWaived = message('Nothing to pay');
export const statusWaiting = message('Waiting for payment');
export const statusFailed = message('Did not go through');
export const statusCanceled = message('Canceled');
