import { defineErrors } from '../common/define-errors';
import { chatsLimits } from './chats.limits';

export const chatsErrors = defineErrors('CHATS', {
  /** Also of a chat of others: nobody learns what they have. */
  NOT_FOUND: { status: 404, message: 'There is no such chat.' },
  MESSAGE_NOT_FOUND: { status: 404, message: 'There is no such message.' },
  FILE_TAKEN: { status: 409, message: 'This file was sent already. Please choose it again.' },
  VOICE_TOO_LONG: {
    status: 422,
    message: `A voice message is at most ${String(chatsLimits.voice.milliseconds / 60_000)} minutes long.`,
  },
  /** One answer for whoever is no friend, whatever the reason, and for who is not there (checklist lines 143, 144). */
  FRIENDS_ONLY: { status: 403, message: 'You can chat with your friends only.' },
  /** Of groups; one answer as well, whoever of them it is and why: a block or somebody's age is nobody's to learn. */
  NOT_TOGETHER: {
    status: 403,
    message: 'A group is for friends of yours who may all write each other, and not all of these may.',
  },
  /** Also of who is not there: an owner learns of nobody else. */
  NO_MEMBER: { status: 404, message: 'This person is not in the group.' },
  OWNER_ONLY: { status: 403, message: 'Only who owns the group can do this.' },
  /** Two people have one chat between them; nothing about it can be changed. */
  NO_GROUP: { status: 409, message: 'This is no group.' },
  TOO_MANY_PINS: {
    status: 409,
    message: `At most ${String(chatsLimits.pins)} messages of a chat are pinned. Unpin one first.`,
  },
  TOO_MANY_SAVES: {
    status: 409,
    message: `You have saved ${chatsLimits.saves.toLocaleString('en')} messages, and there is no room for more. Let go of one first.`,
  },
  TOO_MANY_MEMBERS: { status: 409, message: `A group has at most ${String(chatsLimits.members)} people.` },
});
