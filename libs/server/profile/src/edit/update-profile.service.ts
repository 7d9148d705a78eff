import { authErrors } from '@lyceum/contracts/auth';
import {
  choicesOf,
  profileErrors,
  type RuledName,
  type UpdateProfileInput,
  updateProfileSchema,
} from '@lyceum/contracts/profile';
import type { PrivacyLevel } from '@lyceum/contracts/shell';
import { type Actor, ActivityLog, assertCan, DomainError, parseInput, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import type { UserModel } from '../page/user.model';
import { UserService } from '../page/user.service';
import { updateProfileStatement } from './update-profile.statement';

/** What people tell of themselves, and to whom, as they change it. */
@Injectable()
export class UpdateProfileService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly activity: ActivityLog,
    private readonly users: UserService,
  ) {}

  /**
   * Keeps what is sent, all of it or nothing; what is not sent stays, and blank empties (checklist line 151).
   * @throws DomainError COMMON_INVALID_INPUT; PROFILE_MINOR_FIELD where somebody under age would open something further than
   * `profileFields` has it
   */
  async update(actor: Actor, input: UpdateProfileInput): Promise<UserModel> {
    assertCan(actor, 'profile.write');
    const { privacy, ...values } = parseInput(updateProfileSchema, input).input;
    const said = sentOf(values);
    const settings = sentOf(privacy ?? {});
    const fields = [...new Set([...Object.keys(said), ...Object.keys(settings)])];
    if (fields.length > 0) await this.save(actor, { said, settings, fields });
    return this.users.user(actor, { userId: actor.userId, requestingUser: actor.userId });
  }

  private save({ userId }: Actor, { said, settings, fields }: Changes): Promise<void> {
    const tooOpen = tooOpenOf(settings);
    const kept = Object.fromEntries(Object.entries(said).map(([name, text]) => [name, text || null]));
    const values = {
      userId,
      said: JSON.stringify(kept),
      privacy: JSON.stringify(settings),
      isOpen: tooOpen.length > 0,
    };
    return this.unitOfWork.run(async (transaction) => {
      const [row] = await transaction.rows(updateProfileStatement, values);
      if (!row) throw new DomainError(authErrors.USER_NOT_FOUND);
      if (!row.isSaved) throw refusalOf(tooOpen);
      await this.activity.record(transaction, {
        userId,
        actionType: 'PROFILE_EDIT',
        feature: 'profile',
        // Their names: what somebody tells of themselves is no one else's to count.
        details: { fields },
      });
    });
  }
}

interface Changes {
  readonly said: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, PrivacyLevel>>;
  /** Names of all that is sent. */
  readonly fields: readonly string[];
}

/** What there is of what may be sent. */
function sentOf<Value extends string>(
  values: Readonly<Record<string, Value | null | undefined>>,
): Record<string, Value> {
  const sent = Object.entries(values).filter(
    (entry): entry is [string, Value] => (entry[1] ?? null) !== null,
  );
  return Object.fromEntries(sent);
}

/** What nobody under age may open so far. */
function tooOpenOf(settings: Changes['settings']): string[] {
  return Object.entries(settings).flatMap(([name, level]) =>
    choicesOf(name as RuledName, true).includes(level) ? [] : [name],
  );
}

function refusalOf(tooOpen: readonly string[]): DomainError {
  const { MINOR_FIELD } = profileErrors;
  const issues = tooOpen.map((name) => ({ path: `input.privacy.${name}`, message: MINOR_FIELD.message }));
  return new DomainError(MINOR_FIELD, { issues });
}
