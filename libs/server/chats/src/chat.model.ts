import { UserSummaryModel } from '@lyceum/auth';
import { type ChatRole, chatRoles } from '@lyceum/contracts/chats';
import { ChatFileModel } from './files/chat-file.model';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export const ChatRoleEnum = Object.fromEntries(chatRoles.map((role) => [role, role]));
registerEnumType(ChatRoleEnum, { name: 'ChatRole' });

/** Somebody who is in a chat. */
@ObjectType('ChatMember')
export class ChatMemberModel {
  @Field(() => UserSummaryModel)
  user: UserSummaryModel;

  @Field(() => ChatRoleEnum)
  role: ChatRole;

  @Field(() => Int, {
    nullable: true,
    description:
      'Up to where what was said has come to them; null where they hide being online, or there is a block.',
  })
  deliveredSeq: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Up to where they have read; null where they, or the caller, do not show it.',
  })
  readSeq: number | null;
}

/** A sign that readers put to a message. */
@ObjectType('ChatMessageReaction')
export class ChatReactionModel {
  @Field(() => String)
  emoji: string;

  @Field(() => [ID], {
    description: 'Whose it is, the first first; nobody with whom the caller has a block.',
  })
  userIds: string[];
}

/** Somebody whom a message mentions. */
@ObjectType('ChatMention')
export class ChatMentionModel {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Their name, as it stands in the text after an @.' })
  name: string;
}

/** One thing that was said. */
@ObjectType('ChatMessage')
export class ChatMessageModel {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  chatId: string;

  @Field(() => Int, { description: 'Its place in the chat, from 1 without a gap.' })
  seq: number;

  @Field(() => ID, { description: 'What its author’s browser called it before the server knew of it.' })
  clientKey: string;

  @Field(() => UserSummaryModel)
  author: UserSummaryModel;

  @Field(() => String, {
    description: 'Empty where it was deleted, there is a block with its author, or it is of files alone.',
  })
  text: string;

  @Field(() => [ChatMentionModel], {
    description:
      'Whom its text mentions, once for each place, in the order of the text; nobody whom the caller may not meet by name.',
  })
  mentions: ChatMentionModel[];

  @Field(() => Boolean, { description: 'Whether the caller and its author have a block between them.' })
  isHidden: boolean;

  @Field(() => Int, { nullable: true, description: 'The place of the message it answers.' })
  replyTo: number | null;

  @Field(() => [ChatReactionModel], { description: 'The first first.' })
  reactions: ChatReactionModel[];

  @Field(() => Boolean, { description: 'Whether the caller has saved it, which nobody else learns.' })
  isSaved: boolean;

  @Field(() => [ChatFileModel], {
    description: 'Its pictures and documents; none of what was deleted, or is hidden.',
  })
  files: ChatFileModel[];

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  editedAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  deletedAt: Date | null;
}

/** The same as it is kept: its text has ids in the place of names. */
export type ChatMessageRow = Omit<ChatMessageModel, 'mentions'>;

/** A chat as one of its people sees it (checklist line 200). */
@ObjectType('Chat')
export class ChatModel {
  @Field(() => ID)
  id: string;

  @Field(() => Boolean)
  isGroupChat: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Null of two people: it is called after the other one. Empty of a group whose name staff took away.',
  })
  title: string | null;

  @Field(() => [ChatMemberModel], { description: 'Who came first stands first.' })
  members: ChatMemberModel[];

  @Field(() => Int, { description: 'The place of what was said last; 0 before anything was.' })
  lastSeq: number;

  @Field(() => ChatMessageModel, {
    nullable: true,
    description: 'Null before anything was said to the caller.',
  })
  lastMessage: ChatMessageModel | null;

  @Field(() => Int, { description: 'Messages the caller has not read.' })
  unread: number;

  @Field(() => [Int], {
    description:
      'Places of the messages that are pinned and the caller can read, what was pinned last first.',
  })
  pins: number[];

  @Field(() => GraphQLISODateTime, { nullable: true })
  mutedUntil: Date | null;

  @Field(() => Boolean, {
    description:
      'False of two who are no friends any more, and in a group of whoever may not meet somebody there.',
  })
  mayWrite: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the latest call began.' })
  latestCall: Date | null;

  @Field(() => Boolean)
  callInProgress: boolean;

  @Field(() => String, { nullable: true })
  latestJoinUrl: string | null;

  @Field(() => ID, { nullable: true, description: 'Who began the latest call.' })
  initUserId: string | null;

  @Field(() => String, { nullable: true })
  initUserFullName: string | null;

  @Field(() => [ID])
  acceptedUsers: string[];

  @Field(() => [ID])
  declinedUsers: string[];
}

@ObjectType('ChatMessagePage', { description: 'What was saved last stands first.' })
export class ChatMessagePageModel {
  @Field(() => [ChatMessageModel])
  rows: ChatMessageModel[];

  @Field(() => String, { nullable: true, description: 'Where the next page begins; null after the last.' })
  nextCursor: string | null;
}

@ObjectType('ChatPage', { description: 'Where something was said last stands first.' })
export class ChatPageModel {
  @Field(() => [ChatModel])
  rows: ChatModel[];

  @Field(() => String, { nullable: true, description: 'Where the next page begins; null after the last.' })
  nextCursor: string | null;
}
