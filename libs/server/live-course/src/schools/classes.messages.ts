import { message } from '@lyceum/contracts/messages';

export const until = message('until {day}');
