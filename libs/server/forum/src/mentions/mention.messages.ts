import { message } from '@lyceum/contracts/messages';

export const mentioned = message('mentioned you in “{title}”');
