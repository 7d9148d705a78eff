import { fullName } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import {
  liveCourseErrors,
  type OneReceiptInput,
  oneReceiptSchema,
  type ReceiptAnswer,
  type ReceiptClaims,
  type ReceiptKeys as PublicKeys,
  type ViewHomeworkInput,
  viewHomeworkSchema,
} from '@lyceum/contracts/live-course';
import {
  type Actor,
  assertCan,
  CallLimiter,
  CONFIG,
  type Config,
  DomainError,
  Every,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { LiveCourseFileModel } from '../live-course-file.model';
import { publicJwk, type ReceiptKey, ReceiptKeys } from './receipt-keys';
import {
  keepKeyStatement,
  keepReceiptStatement,
  type KeptReceipt,
  ownReceiptQuery,
  receiptKeysQuery,
  receiptQuery,
  submissionsQuery,
  type Unsigned,
  unsignedOfStudentQuery,
  unsignedQuery,
} from './receipt.statements';
import { hashOf, inSeconds, makeReceipt, ownerHash, readReceipt, signReceipt } from './signed-receipt';
import type { SubmissionModel } from './submission.model';

/** So many are signed in one transaction. */
const signedAtOnce = 200;

/** Receipts of what was handed in: anybody can check one, only its owner's file says who they are. */
@Injectable()
export class ReceiptService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly keys: ReceiptKeys,
    private readonly limiter: CallLimiter,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  /** Signs what somebody has handed in for a homework, in the transaction of that. */
  async issue(transaction: Transaction, of: { homeworkId: string; userId: string }): Promise<void> {
    await this.sign(
      transaction,
      await transaction.rows(unsignedOfStudentQuery, { ...of, most: signedAtOnce }),
    );
  }

  /** Signs what has no receipt, such as what was handed in before there were any: it says when that was, and when it was signed. */
  @Every('live-course.sign-receipts', { minutes: 5 })
  async signOthers(): Promise<void> {
    for (;;) {
      const count = await this.unitOfWork.run(async (transaction) => {
        const rows = await transaction.rows(unsignedQuery, { most: signedAtOnce });
        await this.sign(transaction, rows);
        return rows.length;
      });
      if (count < signedAtOnce) return;
    }
  }

  /** Public keys, those that sign no more, too. */
  async publicKeys(): Promise<PublicKeys> {
    const kept = await this.queries.rows(receiptKeysQuery, {});
    const now = this.keys.at(new Date());
    const all = kept.some(({ id }) => id === now.id) ? kept : [...kept, now];
    return {
      keys: all.map(({ id, x, signsFrom, signsUntil }) => ({
        ...publicJwk(x),
        kid: id,
        use: 'sig',
        alg: 'EdDSA',
        nbf: inSeconds(signsFrom),
        exp: inSeconds(signsUntil),
      })),
    };
  }

  /**
   * What a receipt says to whoever has its code, which is nothing of a person: when something was handed in, and its hash. Looked at
   * anew each time: it must be what was signed, and what is kept must be what it says.
   * @throws DomainError COMMON_NOT_FOUND, also once the account of its owner is erased; LIVE_COURSE_RECEIPT_WRONG,
   * COMMON_TOO_MANY_REQUESTS
   */
  async read(code: string, address: string): Promise<ReceiptAnswer['data']> {
    const guess = await this.limiter.reserveAddress('live-course.receipt', address);
    const [kept] = await this.queries.rows(receiptQuery, { code });
    if (!kept) throw new DomainError(commonErrors.NOT_FOUND);
    await guess.giveBack();
    const { submittedAt, kind, work } = assertGenuine(code, kept);
    return { code, submittedAt, kind, work, keyId: kept.keyId, receipt: kept.receipt };
  }

  /**
   * The caller's receipt as a file, with who handed in what: that is signed as it is now, so that no name is kept beside its account.
   * @throws DomainError LIVE_COURSE_RECEIPT_NOT_FOUND, LIVE_COURSE_RECEIPT_WRONG
   */
  async file(actor: Actor, input: OneReceiptInput): Promise<LiveCourseFileModel> {
    assertCan(actor, 'liveCourse.read');
    const { code } = parseInput(oneReceiptSchema, input);
    const [kept] = await this.queries.rows(ownReceiptQuery, { code, userId: actor.userId });
    if (!kept) throw new DomainError(liveCourseErrors.RECEIPT_NOT_FOUND);
    const { course, groupTag, homework, link, fileName } = kept;
    const now = new Date();
    const claims = {
      ...assertGenuine(code, kept),
      iat: inSeconds(now),
      student: fullName(kept),
      course,
      class: groupTag,
      homework,
      ...(fileName === null ? { link } : { file: fileName }),
    };
    const key = await this.unitOfWork.run((transaction) => this.keptKey(transaction, now));
    const file = { receipt: signReceipt(claims, key), check: `${this.config.publicUrl}/receipts/${code}` };
    return { fileName: `${groupTag}-receipt-${code}.json`, content: `${JSON.stringify(file, null, 2)}\n` };
  }

  /**
   * All that was handed in for a homework, the last first, to its student and who teaches them.
   * @throws DomainError LIVE_COURSE_HOMEWORK_NOT_FOUND, also to everybody else
   */
  async submissions(actor: Actor, input: ViewHomeworkInput): Promise<SubmissionModel[]> {
    assertCan(actor, 'liveCourse.read');
    const { userLiveLessonHomeworkId: studentHomeworkId } = parseInput(viewHomeworkSchema, input);
    const rows = await this.queries.rows(submissionsQuery, { studentHomeworkId, userId: actor.userId });
    if (rows.length === 0) throw new DomainError(liveCourseErrors.HOMEWORK_NOT_FOUND);
    return rows;
  }

  private async sign(transaction: Transaction, rows: readonly Unsigned[]): Promise<void> {
    if (rows.length === 0) return;
    const now = new Date();
    const key = await this.keptKey(transaction, now);
    const issuer = this.config.publicUrl;
    for (const row of rows) {
      const { studentHomeworkId, number } = row;
      const made = makeReceipt(row, { key, issuer, now });
      await transaction.count(keepReceiptStatement, { studentHomeworkId, number, ...made, keyId: key.id });
    }
  }

  private async keptKey(transaction: Transaction, now: Date): Promise<ReceiptKey> {
    const key = this.keys.at(now);
    const { id, x, signsFrom, signsUntil } = key;
    await transaction.count(keepKeyStatement, { id, x, signsFrom, signsUntil });
    return key;
  }
}

/** @throws DomainError LIVE_COURSE_RECEIPT_WRONG where what is kept is not what was signed */
function assertGenuine(code: string, kept: KeptReceipt): ReceiptClaims {
  const { receipt, salt, userId, x } = kept;
  const claims = readReceipt(receipt, x);
  const isGenuine =
    claims?.jti === code && claims.work === hashOf(kept) && claims.owner === ownerHash(salt, userId);
  if (!isGenuine) throw new DomainError(liveCourseErrors.RECEIPT_WRONG);
  return claims;
}
