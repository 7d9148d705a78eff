import { message } from '@lyceum/contracts/messages';

export const loading = message('Loading');
