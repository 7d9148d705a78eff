import { message } from '@lyceum/contracts/messages';

export const endorsed = message('endorsed you.');
