import { message } from '@lyceum/contracts/messages';

export const beingPrepared = message('Being prepared for this page');
export const notOpenYet = message('Not open yet');
export const documentTitle = message('{title} · {brandName}');
