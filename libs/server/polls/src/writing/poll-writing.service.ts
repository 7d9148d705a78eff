import { Injectable } from '@nestjs/common';
import {
  type AddPollOptionInput,
  addPollOptionSchema,
  type DeletePollOptionInput,
  deletePollOptionSchema,
  pollErrors,
  type PollIdInput,
  pollIdSchema,
  pollOptionKey,
  type UpdatePollVoteInput,
  updatePollVoteSchema,
} from '@lyceum/contracts/polls';
import { type Actor, assertCan, DomainError, parseInput, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { linkCountOf } from '@lyceum/rich-text';
import { PollPlaces } from '../places/poll-places';
import { assertMayAddOption, assertMayDeleteOption, assertMayVote, mayClose } from '../poll-policy';
import { PollService, type ReachedPoll } from '../reading/poll.service';
import {
  addOptionStatement,
  closeStatement,
  deleteOptionStatement,
  type LockedPoll,
  lockStatement,
  optionStatement,
  ownLabelsStatement,
  unvoteStatement,
  voteStatement,
} from './poll.statements';
import type { PollModel } from '../reading/poll.model';

/** What people do with polls. Every call changes the poll under its lock, and answers it as the caller then meets it. */
@Injectable()
export class PollWritingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly polls: PollService,
    private readonly places: PollPlaces,
  ) {}

  /**
   * The caller votes, or takes a vote back; where one option alone can be selected, the new vote takes the place of the
   * one before (checklist line 127). It says how the option is to be, not that it is to be
   * turned round, so that it means the same on a page that is not up to date: again changes nothing, and a vote for an
   * option that is gone is taken back already.
   * @throws DomainError POLL_NOT_FOUND, POLL_OPTION_NOT_FOUND, POLL_CLOSED, POLL_NOT_VOTABLE
   */
  async vote(actor: Actor, input: UpdatePollVoteInput): Promise<PollModel> {
    assertCan(actor, 'forum.write');
    const { pollId, optionId, checked } = parseInput(updatePollVoteSchema, input);
    return this.change(actor, pollId, async (transaction, poll, { rights }) => {
      assertMayVote(rights, poll);
      const values = { pollId, userId: actor.userId, optionId };
      if (!checked) {
        await transaction.count(unvoteStatement, values);
        return;
      }
      const slot = poll.canSelectMultiple ? optionId : pollId;
      const [vote] = await transaction.rows(voteStatement, { ...values, slot });
      if (!vote?.isThere) throw new DomainError(pollErrors.OPTION_NOT_FOUND);
    });
  }

  /**
   * Adds an option (checklist line 128), unless there is one of the same label, whatever its case.
   * @throws DomainError POLL_NOT_FOUND, POLL_CLOSED, POLL_NOT_OPEN, POLL_NOT_VOTABLE, POLL_TOO_MANY_OPTIONS,
   * POLL_OPTION_EXISTS, POLL_NEEDS_REVIEW
   */
  async addOption(actor: Actor, input: AddPollOptionInput): Promise<PollModel> {
    assertCan(actor, 'forum.write');
    const { pollId, newOption } = parseInput(addPollOptionSchema, input);
    const label = newOption.label.toWellFormed();
    const review = await this.review(actor, pollId, label);
    return this.change(actor, pollId, async (transaction, poll, { rights }) => {
      assertMayAddOption(actor.userId, rights, poll);
      await review(transaction);
      const values = { pollId, creatorId: actor.userId, label, labelKey: pollOptionKey(label) };
      const [added] = await transaction.rows(addOptionStatement, values);
      if (!added) throw new DomainError(pollErrors.OPTION_EXISTS);
    });
  }

  /**
   * Deletes an option with its votes (checklist line 129).
   * @throws DomainError POLL_NOT_FOUND, POLL_OPTION_NOT_FOUND, POLL_NOT_DELETABLE, POLL_CLOSED, POLL_LAST_OPTION
   */
  async deleteOption(actor: Actor, input: DeletePollOptionInput): Promise<PollModel> {
    assertCan(actor, 'forum.write');
    const { pollId, optionId } = parseInput(deletePollOptionSchema, input);
    return this.change(actor, pollId, async (transaction, poll, { rights }) => {
      const [option] = await transaction.rows(optionStatement, { pollId, optionId });
      if (!option) throw new DomainError(pollErrors.OPTION_NOT_FOUND);
      assertMayDeleteOption(actor.userId, rights, { ...poll, optionCreatorId: option.creatorId });
      await transaction.count(deleteOptionStatement, { pollId, optionId });
    });
  }

  /**
   * Closes a poll for good: who made it may, and who keeps order, which is put on record. Again changes nothing.
   * @throws DomainError POLL_NOT_FOUND, POLL_NOT_CLOSABLE
   */
  async close(actor: Actor, input: PollIdInput): Promise<PollModel> {
    assertCan(actor, 'forum.write');
    const { pollId } = parseInput(pollIdSchema, input);
    return this.change(actor, pollId, async (transaction, poll, { rights, threadId }) => {
      const { creatorId: subjectUserId, isClosed } = poll;
      if (!mayClose(actor.userId, rights, subjectUserId)) throw new DomainError(pollErrors.NOT_CLOSABLE);
      if (isClosed) return;
      await transaction.count(closeStatement, { pollId });
      if (subjectUserId === actor.userId) return;
      const act = { threadId, action: 'POLL_CLOSED', targetId: pollId, subjectUserId } as const;
      await this.places.get().record(transaction, actor, act);
    });
  }

  /**
   * How a new option is reviewed under the poll's lock, as any text of the caller's would be there: newcomers reach nobody by
   * an option before a moderator has seen something of theirs. All links of one person in a poll count together.
   * Who the caller is in the place is read before, so that no call that has the lock waits for another connection.
   * @throws DomainError POLL_NOT_FOUND, and on review POLL_NEEDS_REVIEW
   */
  private async review(
    actor: Actor,
    pollId: string,
    label: string,
  ): Promise<(transaction: Transaction) => Promise<void>> {
    const { threadId } = await this.polls.reach(actor, pollId);
    const isHeld = await this.places.get().review(actor, threadId);
    return async (transaction) => {
      const links = await linksWith(transaction, pollId, actor.userId, label);
      if (await isHeld(transaction, links)) throw new DomainError(pollErrors.NEEDS_REVIEW);
    };
  }

  private async change(
    actor: Actor,
    pollId: string,
    work: (transaction: Transaction, poll: LockedPoll, reached: ReachedPoll) => Promise<void>,
  ): Promise<PollModel> {
    const reached = await this.polls.reach(actor, pollId);
    await this.unitOfWork.run(async (transaction) => {
      const [poll] = await transaction.rows(lockStatement, { pollId });
      if (!poll) throw new DomainError(pollErrors.NOT_FOUND);
      await work(transaction, poll, reached);
    });
    await this.places.get().tellTabs(reached.threadId, pollId);
    return this.polls.reread(actor, pollId, reached);
  }
}

/** The links of an option with those of the person's others in the poll; none where it has none itself. */
async function linksWith(
  transaction: Transaction,
  pollId: string,
  userId: string,
  label: string,
): Promise<number> {
  if (linkCountOf(label) === 0) return 0;
  const before = await transaction.rows(ownLabelsStatement, { pollId, userId });
  return before.reduce((count, option) => count + linkCountOf(option.label), linkCountOf(label));
}
