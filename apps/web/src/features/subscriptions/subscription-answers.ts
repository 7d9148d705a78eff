/** In a file of their own: checks come with the answer, not with the page. */
export { doneAnswerSchema } from '@lyceum/contracts/auth';
export { emailSubscriptionAnswerSchema } from '@lyceum/contracts/notifications';
