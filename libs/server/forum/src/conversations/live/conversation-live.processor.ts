import { Injectable } from '@nestjs/common';
import { AfterCommitOf, PreparedQueries, SocketHub, statement } from '@lyceum/kernel';
import { awakeReaders } from '../../access/awake-readers';
import { ConversationCreated, ConversationShown } from '../conversations.events';

const readersQuery = statement<{ id: string }>(
  'forum.awake-readers-of-conversation',
  awakeReaders('conversations'),
);

interface Written {
  readonly conversationId: string;
  readonly communityId: string;
  readonly creatorId: string;
}

/** Tells open tabs of a new conversation, when it is shown: at once, or once a moderator let it through. */
@Injectable()
export class ConversationLiveProcessor {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly sockets: SocketHub,
  ) {}

  @AfterCommitOf(ConversationCreated)
  tellOfConversation(written: Written): Promise<void> {
    return this.tell(written);
  }

  @AfterCommitOf(ConversationShown)
  tellOfShownConversation(written: Written): Promise<void> {
    return this.tell(written);
  }

  private async tell({ conversationId, communityId, creatorId }: Written): Promise<void> {
    const readers = await this.queries.rows(readersQuery, { creatorId, id: conversationId });
    const ids = readers.map(({ id }) => id);
    this.sockets.toUsers(ids, 'forum.conversation-created', { communityId, conversationId });
  }
}
