import { message, plural } from '@lyceum/contracts/messages';

export const attach = message('Add pictures or files');
export const recordVoice = message('Record a voice message');
export const voiceMessage = message('Voice message ({length})');
export const pictures = plural({ one: 'Picture', other: '{count} pictures' });
export const fileNamed = message('File: {name}');
