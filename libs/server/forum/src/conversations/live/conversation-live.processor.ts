import { Injectable } from '@nestjs/common';
import { type DeliveredEvent, SocketHub, Subscribe, type Transaction } from '@lyceum/kernel';
import { awakeReaders } from '../../access/awake-readers';
import { ConversationCreated, ConversationShown } from '../conversations.events';

const readersStatement = awakeReaders('conversations');

type Written = DeliveredEvent<{ conversationId: string; communityId: string; creatorId: string }>;

/** Tells open tabs of a new conversation, when it is shown: at once, or once a moderator let it through. */
@Injectable()
export class ConversationLiveProcessor {
  constructor(private readonly sockets: SocketHub) {}

  @Subscribe(ConversationCreated, 'forum.tell-tabs-of-a-conversation')
  tellOfConversation(event: Written, transaction: Transaction): Promise<void> {
    return this.tell(event, transaction);
  }

  @Subscribe(ConversationShown, 'forum.tell-tabs-of-a-shown-conversation')
  tellOfShownConversation(event: Written, transaction: Transaction): Promise<void> {
    return this.tell(event, transaction);
  }

  private async tell({ payload }: Written, { manager }: Transaction): Promise<void> {
    const { conversationId, communityId, creatorId } = payload;
    const readers = await manager.query<{ id: string }[]>(readersStatement, [creatorId, conversationId]);
    const ids = readers.map(({ id }) => id);
    this.sockets.toUsers(ids, 'forum.conversation-created', { communityId, conversationId });
  }
}
