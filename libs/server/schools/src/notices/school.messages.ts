import { message } from '@lyceum/contracts/messages';

export const enteredAsStaff = message('You are staff of {school} here now. Its students stand under School.');
export const staffNoMore = message('You are no longer entered as staff of {school}.');
export const namedAsAgent = message('A student named you as their agent.');
export const agentTakenBack = message('A student took back that you are their agent.');
export const agentNamedForYou = message('Your guardian named an agent for you. Look who it is.');
export const agentTakenBackForYou = message('Your guardian took back an agent of yours.');
