import { message } from '@lyceum/contracts/messages';

export const readMore = message('... Read More');
