import {
  profileErrors,
  type ProfilePicturePlace,
  type SetProfilePictureInput,
  setProfilePictureSchema,
} from '@lyceum/contracts/profile';
import {
  type Actor,
  ActivityLog,
  assertCan,
  DomainError,
  parseInput,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { OwnFilesService } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';
import type { UserModel } from '../page/user.model';
import { UserService } from '../page/user.service';
import { forgetStatement, holdStatement, keepStatement, showStatements } from './picture.statements';

const taken = { folders: ['profile-images'], kind: 'IMAGE' } as const;

/** The picture and the cover that people show of themselves. */
@Injectable()
export class PictureService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly activity: ActivityLog,
    private readonly files: OwnFilesService,
    private readonly users: UserService,
  ) {}

  /**
   * Shows a picture that the caller has uploaded, or none; the one before is deleted, unless it was reported. What a
   * moderator removed is not shown again.
   * @throws DomainError COMMON_INVALID_INPUT, UPLOADS_NOT_A_FILE_OF_YOURS, PROFILE_PICTURE_REMOVED
   */
  async set(actor: Actor, input: SetProfilePictureInput): Promise<UserModel> {
    assertCan(actor, 'profile.write');
    const { place, url = null } = parseInput(setProfilePictureSchema, input);
    if (url !== null) await this.files.assertOwn(actor, url, taken);
    await this.unitOfWork.run((transaction) => this.show(transaction, actor, place, url));
    return this.users.user(actor, { userId: actor.userId, requestingUser: actor.userId });
  }

  private async show(
    transaction: Transaction,
    actor: Actor,
    place: ProfilePicturePlace,
    url: string | null,
  ): Promise<void> {
    const { userId } = actor;
    const held = await transaction.rows(holdStatement, { userId });
    if (held.some((picture) => picture.isRemoved && picture.url === url))
      throw new DomainError(profileErrors.PICTURE_REMOVED);
    if (url !== null) await transaction.count(keepStatement, { userId, place, url });
    await transaction.count(showStatements[place], { userId, url });
    await this.forget(transaction, actor);
    await this.activity.record(transaction, {
      userId,
      actionType: 'PROFILE_PICTURE',
      feature: 'profile',
      details: { place, isRemoved: url === null },
    });
  }
  /** The same picture may stand in both places. */
  private async forget(transaction: Transaction, actor: Actor): Promise<void> {
    const { userId } = actor;
    const forgotten = await transaction.rows(forgetStatement, { userId });
    const kept = (await transaction.rows(holdStatement, { userId })).map(({ url }) => url);
    const gone = forgotten.map(({ url }) => url).filter((url) => !kept.includes(url));
    await this.files.letGo(transaction, actor, gone);
  }
}
