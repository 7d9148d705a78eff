import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { requestOf } from './request-of';

/** Parameter of a door: the request's id, which the audit log keeps and the log lines carry. */
export const CurrentRequestId = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  String(requestOf(context).id),
);
