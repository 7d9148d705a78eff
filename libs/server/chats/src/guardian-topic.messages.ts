import { message, plural } from '@lyceum/contracts/messages';

export const groups = plural({ one: 'group chat', other: 'group chats' });
export const groupOf = plural({ one: 'A group of {count}', other: 'A group of {count}' });
export const withPeople = message('With {names}');
