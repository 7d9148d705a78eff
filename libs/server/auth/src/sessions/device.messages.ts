import { message } from '@lyceum/contracts/messages';

export const browserOnSystem = message('{browser} on {system}');
export const unknownDevice = message('Unknown device');
