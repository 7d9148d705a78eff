import { message } from '@lyceum/contracts';

export const answered = message('replied to your conversation in {forum}');
