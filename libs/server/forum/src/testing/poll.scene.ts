import type { CreateThreadInput } from '@lyceum/contracts/forum';
import type { NewPollInput } from '@lyceum/contracts/polls';
import type { User } from '@lyceum/auth';
import type { DomainError } from '@lyceum/kernel';
import { PollService, PollWritingService } from '@lyceum/polls';
import { actorOf, type OpenDomain } from '@lyceum/testing/domain';
import { buildCommunity, buildMember } from './forum.factories';
import { ThreadWritingService } from '../threads/writing/thread-writing.service';

/** What a poll's tests do, each person by themselves. */
export class PollScene {
  private constructor(
    private readonly house: OpenDomain,
    readonly community: { id: string },
    readonly threadId: string,
    readonly pollId: string,
    readonly author: User,
  ) {}

  /** A thread with a poll of three options in a forum with these members besides its author. */
  static async build(
    house: OpenDomain,
    members: readonly User[],
    poll: Partial<NewPollInput> = {},
    thread: Partial<CreateThreadInput> = {},
  ): Promise<PollScene> {
    const [author, admin] = (await house.people(2)) as [User, User];
    const community = await buildCommunity(house.manager, admin, { privacy: 'PRIVATE' });
    await buildMember(house.manager, community, admin, 'ADMIN');
    for (const user of [author, ...members]) await buildMember(house.manager, community, user);
    return PollScene.inForum(house, community, author, poll, thread);
  }

  /** The same in a forum that is there, by one of its members. */
  static async inForum(
    house: OpenDomain,
    community: { id: string },
    author: User,
    poll: Partial<NewPollInput> = {},
    thread: Partial<CreateThreadInput> = {},
  ): Promise<PollScene> {
    // A thread that waits for a moderator has no votes.
    await house.manager.query('UPDATE communities SET holds_new_users = false WHERE id = $1', [community.id]);
    const made = await house.module.get(ThreadWritingService).create(actorOf(author), {
      communityId: community.id,
      title: 'Motions',
      content: 'Which one?',
      poll: { options: ['Red', 'Green', 'Blue'], ...poll },
      ...thread,
    });
    return new PollScene(house, community, made.id, made.pollId ?? '', author);
  }

  open(user: User) {
    return this.house.module.get(PollService).open(actorOf(user), { pollId: this.pollId });
  }

  async optionId(label: string): Promise<string> {
    const rows = await this.house.manager.query<{ id: string }[]>(
      'SELECT id FROM poll_options WHERE poll_id = $1 AND label = $2',
      [this.pollId, label],
    );
    return rows[0]?.id ?? '';
  }

  async vote(user: User, label: string, checked = true) {
    return this.castRaw(user, { pollId: this.pollId, optionId: await this.optionId(label), checked });
  }

  /** Of ids that need not belong together. */
  castRaw(user: User, vote: { pollId: string; optionId: string; checked: boolean }) {
    return this.writing.vote(actorOf(user), { ...vote, userId: user.id });
  }

  add(user: User, label: string) {
    const newOption = { creator: user.id, label };
    return this.writing.addOption(actorOf(user), { pollId: this.pollId, newOption });
  }

  async remove(user: User, label: string) {
    const optionId = await this.optionId(label);
    return this.writing.deleteOption(actorOf(user), { pollId: this.pollId, optionId });
  }

  close(user: User) {
    return this.writing.close(actorOf(user), { pollId: this.pollId });
  }

  setStatus(status: string): Promise<unknown> {
    return this.house.manager.query('UPDATE threads SET status = $2 WHERE id = $1', [this.threadId, status]);
  }

  /** The counters, and what they should be by the votes and options themselves. */
  async counts() {
    const [row] = await this.house.manager.query<[Record<'counted' | 'there', Record<string, number>>]>(
      `SELECT
         jsonb_build_object('options', p.options_cnt, 'voters', p.voters_cnt) || COALESCE((
           SELECT jsonb_object_agg(o.label, o.votes_cnt) FROM poll_options o WHERE o.poll_id = p.id), '{}') AS counted,
         jsonb_build_object(
           'options', (SELECT count(*) FROM poll_options o WHERE o.poll_id = p.id),
           'voters', (SELECT count(DISTINCT v.user_id) FROM poll_votes v WHERE v.poll_id = p.id)) || COALESCE((
           SELECT jsonb_object_agg(o.label, (SELECT count(*) FROM poll_votes v WHERE v.option_id = o.id))
           FROM poll_options o WHERE o.poll_id = p.id), '{}') AS there
       FROM polls p WHERE p.id = $1`,
      [this.pollId],
    );
    return row;
  }

  private get writing(): PollWritingService {
    return this.house.module.get(PollWritingService);
  }
}

/** The code of what it is refused with. */
export const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'went through',
    (error: unknown) => (error as DomainError).code,
  );
