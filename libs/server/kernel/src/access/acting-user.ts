import type { ExecutionContext } from '@nestjs/common';
import { SetMetadata } from '@nestjs/common';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import type { Permission } from '@lyceum/contracts/permissions';
import { can, type MaybeActor } from '../actor/actor';
import { DomainError } from '../errors/domain-error';
import { valueAt } from './call-context';

/** An argument by which the wire contract names the caller, e.g. `userId` or `input.requestingUser`. */
export interface ActingUserArgument {
  path: string;
  /** Holders of this right may name somebody else. */
  unless?: Permission;
}

export const actingUserKey = 'lyceum:acting-user';

/**
 * Argument names that name the caller (checklist line 264). A door with one of them must declare it with
 * `@ActingUser`, or with `@NamesAnother` where it means somebody else; a test enumerates all doors.
 */
export const actingUserNames = [
  'userId',
  'requestingUser',
  'requesterId',
  'inviter',
  'initUserId',
  'givingUser',
  'givingUserId',
  'blockingUser',
  'creator',
  'studentId',
] as const;

/** The argument at `path` must be the token's subject; the guard checks it before the door is entered. */
export const ActingUser = (path: string, options: Pick<ActingUserArgument, 'unless'> = {}): MethodDecorator =>
  SetMetadata<string, ActingUserArgument>(actingUserKey, { path, ...options });

export const namesAnotherKey = 'lyceum:names-another';

/** The argument at `path` is not the caller, although its name is one of `actingUserNames`. */
export const NamesAnother = (path: string): MethodDecorator => SetMetadata(namesAnotherKey, path);

/** @throws DomainError AUTH_ACTS_FOR_ANOTHER when the declared argument is not the caller, or is missing */
export function assertActsForSelf(context: ExecutionContext, actor: MaybeActor): void {
  const argument = Reflect.getMetadata(actingUserKey, context.getHandler()) as ActingUserArgument | undefined;
  if (!argument) return;
  if (actor === null) throw new DomainError(commonErrors.UNAUTHENTICATED);
  if (argument.unless && can(actor, argument.unless)) return;
  const named = valueAt(context, argument.path);
  if (named !== actor.userId) throw new DomainError(authErrors.ACTS_FOR_ANOTHER);
}
