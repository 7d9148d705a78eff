import { Injectable } from '@nestjs/common';
import {
  authErrors,
  type SignInInput,
  signInSchema,
  type SignUpInput,
  signUpSchema,
} from '@lyceum/contracts';
import { DomainError, parseInput, UnitOfWork } from '@lyceum/kernel';
import { DataSource, QueryFailedError } from 'typeorm';
import { UserSignedUp } from '../auth.events';
import { TokenService } from '../tokens/token.service';
import { User } from '../users/user.entity';
import { PasswordHasher } from './password-hasher';

const uniqueViolation = '23505';

/** Making an account and getting into it. Nobody is signed in yet, so there is no actor. */
@Injectable()
export class AccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly hasher: PasswordHasher,
    private readonly tokens: TokenService,
  ) {}

  /** Opens an account and signs in to it. @returns an access token @throws DomainError AUTH_EMAIL_TAKEN */
  async signUp(input: SignUpInput): Promise<string> {
    const { password, ...person } = parseInput(signUpSchema, input);
    const passwordHash = await this.hasher.hash(password);
    const user = await this.unitOfWork
      .run(async (transaction) => {
        const { manager } = transaction;
        const inserted = await manager.insert(User, { ...person, passwordHash, roles: ['STUDENT'] });
        const created = await manager.findOneByOrFail(User, inserted.identifiers[0] as { id: string });
        transaction.raise(UserSignedUp, { userId: created.id });
        return created;
      })
      .catch(refuseTakenEmail);
    return this.tokens.issue(user);
  }

  /**
   * Signs in with e-mail and password. The answer and its time are the same for an unknown e-mail and a wrong password.
   * @returns an access token
   * @throws DomainError AUTH_INVALID_CREDENTIALS
   */
  async signIn(input: SignInInput): Promise<string> {
    const { email, password } = parseInput(signInSchema, input);
    const user = await this.dataSource.manager.findOne(User, {
      where: { email },
      select: { id: true, email: true, firstName: true, lastName: true, roles: true, passwordHash: true },
    });
    const isMatch = await this.hasher.matches(password, user?.passwordHash);
    if (!user || !isMatch) throw new DomainError(authErrors.INVALID_CREDENTIALS);
    return this.tokens.issue(user);
  }
}

/** The unique index decides, not a look before the insert: two sign-ups at once give one account. */
function refuseTakenEmail(error: unknown): never {
  const isTaken =
    error instanceof QueryFailedError && (error.driverError as { code?: string }).code === uniqueViolation;
  throw isTaken ? new DomainError(authErrors.EMAIL_TAKEN, { cause: error }) : error;
}
