import { defineErrors } from '../common/define-errors';

export const notificationErrors = defineErrors('NOTIFICATIONS', {
  /** One text for a code that is not ours and for one whose account is gone. */
  SUBSCRIPTION_LINK_NOT_VALID: {
    status: 410,
    message: 'This link does not work any more. You can choose your emails in your settings.',
  },
});
