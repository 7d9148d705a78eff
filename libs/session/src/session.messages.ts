import { message } from '@lyceum/contracts/messages';

export const cannotReachServer = message('We cannot reach the server. Check your connection and try again.');
