import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { commonErrors } from '@lyceum/contracts/common';
import { DomainError } from '../errors/domain-error';
import type { Actor } from './actor';
import { actorOf } from './request-of';

/** Parameter of a door: the caller. Doors that are `@Public()` must not use it: there may be none. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const actor = actorOf(context);
  if (actor === null) throw new DomainError(commonErrors.UNAUTHENTICATED);
  return actor;
});
