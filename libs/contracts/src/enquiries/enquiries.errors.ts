import { defineErrors } from '../common/define-errors';

export const enquiriesErrors = defineErrors('ENQUIRIES', {
  /** Also of a topic that is for others: nobody learns of it. */
  NOT_FOUND: { status: 404, message: 'There is no such enquiry.' },
  TAKEN: { status: 409, message: 'Somebody else has taken it meanwhile.' },
  /** Under the key of what stands there already. */
  WRITTEN_ALREADY: {
    status: 409,
    message:
      'Something else was sent from here a moment ago. Copy your words, load the page again and send them anew.',
  },
  CLOSED: { status: 409, message: 'It is closed. Open it again first.' },
});
