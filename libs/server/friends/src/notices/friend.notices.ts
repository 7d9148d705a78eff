import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './friend.messages';

export const friendRequested = defineNotice({
  name: 'friends.requested',
  type: 'FRIEND_REQUEST_RECEIVED',
  data: z.object({}),
  text: messages.requested,
});

export const friendRequestAccepted = defineNotice({
  name: 'friends.accepted',
  type: 'FRIEND_REQUEST_ACCEPTED',
  data: z.object({}),
  text: messages.accepted,
});
