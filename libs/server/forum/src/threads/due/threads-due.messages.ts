import { message } from '@lyceum/contracts/messages';

export const replyIsDue = message('Your reply is due');
