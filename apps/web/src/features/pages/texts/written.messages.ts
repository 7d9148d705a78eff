import { message } from '@lyceum/contracts/messages';

export const writeTo = message('Or write to');
