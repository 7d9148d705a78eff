import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './school.messages';

const ofSchool = z.object({ school: z.string() });

export const enteredAsStaff = defineNotice({
  name: 'schools.entered-as-staff',
  type: 'OTHER',
  data: ofSchool,
  text: messages.enteredAsStaff,
});

export const staffNoMore = defineNotice({
  name: 'schools.staff-no-more',
  type: 'OTHER',
  data: ofSchool,
  text: messages.staffNoMore,
});

const notice = (name: string, text: () => string) =>
  defineNotice({ name: `schools.${name}`, type: 'OTHER', data: z.object({}), text });

export const namedAsAgent = notice('named-as-agent', messages.namedAsAgent);
export const agentTakenBack = notice('agent-taken-back', messages.agentTakenBack);
export const agentNamedForYou = notice('agent-named-for-you', messages.agentNamedForYou);
export const agentTakenBackForYou = notice('agent-taken-back-for-you', messages.agentTakenBackForYou);
