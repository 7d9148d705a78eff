import { type Delivered, Notices, Subscribe, type Transaction } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { AgentNamed, AgentTakenBack } from '../schools.events';
import { agentNamedForYou, agentTakenBack, agentTakenBackForYou, namedAsAgent } from './school.notices';

type Changed = Delivered<typeof AgentNamed>['payload'];

/** What agents and students are told. Nobody is told of their own act. */
@Injectable()
export class AgentNoticesProcessor {
  constructor(private readonly notices: Notices) {}

  @Subscribe(AgentNamed, 'notifications.tell-of-an-agent')
  tellOfNaming({ payload }: Delivered<typeof AgentNamed>, transaction: Transaction): Promise<void> {
    return this.tell(transaction, payload, namedAsAgent, agentNamedForYou);
  }

  @Subscribe(AgentTakenBack, 'notifications.tell-of-an-agent-no-more')
  tellOfEnd({ payload }: Delivered<typeof AgentTakenBack>, transaction: Transaction): Promise<void> {
    return this.tell(transaction, payload, agentTakenBack, agentTakenBackForYou);
  }

  private tell(
    transaction: Transaction,
    { tieId, agentId, studentId, by }: Changed,
    toAgent: typeof namedAsAgent,
    toStudent: typeof namedAsAgent,
  ): Promise<void> {
    const notice = { by, tag: `agent ${tieId}`, about: null };
    this.notices.tell(transaction, toAgent, {}, { ...notice, by: studentId, userId: agentId, url: '/agent' });
    if (by !== studentId)
      this.notices.tell(transaction, toStudent, {}, { ...notice, userId: studentId, url: '/my-guardians' });
    return Promise.resolve();
  }
}
