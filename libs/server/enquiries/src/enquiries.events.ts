import { idSchema } from '@lyceum/contracts/common';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** Staff answered an enquiry; the answer is to be mailed. */
export const EnquiryAnswered = defineEvent('enquiries.answered', z.object({ entryId: idSchema }));
