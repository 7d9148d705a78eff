import { message } from '@lyceum/contracts/messages';

export const pollCloses = message('The poll closes');
