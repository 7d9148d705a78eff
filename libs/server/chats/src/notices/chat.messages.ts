import { message } from '@lyceum/contracts/messages';

export const wroteToYou = message('wrote to you');
export const wroteInGroup = message('wrote in a group of yours');
