import { message } from '@lyceum/contracts/messages';

export const due = message('{courseName}, due');
export const handedIn = message('{courseName}, handed in');
export const handedInLate = message('{courseName}, handed in late');
export const notHandedIn = message('{courseName}, not handed in');
export const toHandIn = message('to hand in');
export const handedInCount = message('handed in');
export const missed = message('not handed in');
export const present = message('{courseName}, was there');
export const cameLate = message('{courseName}, came late');
export const absent = message('{courseName}, was not there');
export const excused = message('{courseName}, excused');
export const presentCount = message('lessons attended');
export const absentCount = message('lessons missed');
