import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './certificate.messages';

export const certificateNameCorrected = defineNotice({
  name: 'profile.certificate-name-corrected',
  type: 'OTHER',
  data: z.object({ reason: z.string() }),
  text: messages.corrected,
});
