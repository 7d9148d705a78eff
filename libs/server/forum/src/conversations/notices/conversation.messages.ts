import { message } from '@lyceum/contracts/messages';

export const answered = message('replied to your conversation in {forum}');
