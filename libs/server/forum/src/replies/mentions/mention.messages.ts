import { message } from '@lyceum/contracts';

export const mentioned = message('mentioned you in “{title}”');
