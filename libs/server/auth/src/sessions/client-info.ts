import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { requestOf } from '@lyceum/kernel';

/** From where a call comes, as the session list shows it to its owner. */
export interface ClientInfo {
  readonly userAgent: string;
  readonly ipAddress: string;
}

/** Longer ones are cut: the header is the caller's to write. */
const userAgentLength = 400;

/** Parameter of a door: the browser and address behind the request. */
export const CurrentClient = createParamDecorator((_: unknown, context: ExecutionContext): ClientInfo => {
  const { headers, ip } = requestOf(context);
  return { userAgent: (headers['user-agent'] ?? '').slice(0, userAgentLength), ipAddress: ip };
});
