import { message } from '@lyceum/contracts/messages';

export const haveALook = message('Have a look');
