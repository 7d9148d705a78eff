/** In a file of its own: checks come with the answer, not with the page. */
export { notedOpeningSchema } from '@lyceum/contracts/payments';
