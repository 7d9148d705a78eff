import { defineErrors } from '../common/define-errors';

export const campaignErrors = defineErrors('CAMPAIGN', {
  NOT_FOUND: { status: 404, message: 'There is no such campaign.' },
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Someone changed this campaign in the meantime. Please reload and try again.',
  },
  NOT_A_DRAFT: { status: 409, message: 'This campaign is on its way already, and cannot be changed.' },
  NOT_IN_STATE: {
    status: 409,
    message: 'The campaign is not where this can be done any more. Please reload.',
  },
  NOBODY: {
    status: 409,
    message: 'Nobody would get this mail. Choose others, and look at the number again.',
  },
  SCHOOL_NOT_FOUND: { status: 404, message: 'There is no such school.' },
  CLASS_NOT_FOUND: { status: 404, message: 'There is no class of this code.' },
  IN_THE_PAST: { status: 400, message: 'This is over already.' },
});

export const mailSuppressionErrors = defineErrors('MAIL_SUPPRESSION', {
  NOT_FOUND: { status: 404, message: 'This address is not on the list any more.' },
});

export const mailReportErrors = defineErrors('MAIL_REPORT', {
  NOT_TAKEN: { status: 404, message: 'Reports about mails are not taken here.' },
  BAD_SIGNATURE: { status: 400, message: 'The signature is not right.' },
});
