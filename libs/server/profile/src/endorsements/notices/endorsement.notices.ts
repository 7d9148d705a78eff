import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './endorsement.messages';

export const endorsed = defineNotice({
  name: 'profile.endorsed',
  type: 'ENDORSEMENT_RECEIVED',
  data: z.object({}),
  text: messages.endorsed,
});
