/** In a file of its own: checks come with the answer, not with the page. */
export { paymentReceiptAnswerSchema } from '@lyceum/contracts/payments';
