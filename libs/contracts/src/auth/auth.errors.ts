import { defineErrors } from '../common/define-errors';

export const authErrors = defineErrors('AUTH', {
  INVALID_CREDENTIALS: { status: 401, message: 'The email or password is not right. Please try again.' },
  SESSION_EXPIRED: { status: 401, message: 'Your session has timed out, please login to resume.' },
  EMAIL_TAKEN: { status: 409, message: 'There is already an account with this email. Log in instead.' },
  ACTS_FOR_ANOTHER: { status: 403, message: 'You can only do this for yourself.' },
  USER_NOT_FOUND: { status: 404, message: 'This user does not exist any more.' },
  ROLE_GUARDED: { status: 403, message: 'Only a super admin can give or take the role {role}.' },
  LAST_SUPER_ADMIN: {
    status: 409,
    message: 'There must be at least one super admin. Give the role to someone else first.',
  },
  ROLES_CHANGED_MEANWHILE: {
    status: 409,
    message: 'Someone else changed these roles in the meantime. Look at the new ones and try again.',
  },
});
