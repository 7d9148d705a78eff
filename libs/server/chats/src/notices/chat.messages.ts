import { message } from '@lyceum/contracts/messages';

export const wroteToYou = message('wrote to you');
export const mentionedYou = message('mentioned you in a chat');
export const mentionedYouInGroup = message('mentioned you in a group of yours');
export const wroteInGroup = message('wrote in a group of yours');
