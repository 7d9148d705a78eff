import { roleLabel, roles } from '@lyceum/contracts/auth';
import { listFormat } from '@lyceum/contracts/messages';
import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './account.messages';

const list = listFormat({ type: 'conjunction' });

export const welcome = defineNotice({
  name: 'auth.welcome',
  type: 'ANNOUNCEMENT',
  data: z.object({ brand: z.string() }),
  text: messages.welcome,
});

export const rolesChanged = defineNotice({
  name: 'auth.roles-changed',
  type: 'OTHER',
  data: z.object({ roles: z.array(z.enum(roles)) }),
  text: (data) =>
    data.roles.length === 0
      ? messages.noRoles()
      : messages.newRoles({ roles: list(data.roles.map(roleLabel)) }),
});

export const guardianWithdrew = defineNotice({
  name: 'auth.guardian-withdrew',
  type: 'OTHER',
  data: z.object({}),
  text: messages.guardianWithdrew,
});
