import type { LoggerService } from '@nestjs/common';

/** Nest names every module and route it starts with; nobody looks for those lines in a running system's log. */
const bootContexts = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'GraphQLModule',
  'NestApplication',
  'WebSocketsController',
]);

/** The given log without Nest's roll-call at start. */
export function quietBoot(logger: LoggerService): LoggerService {
  return {
    log: (message: unknown, ...rest: unknown[]) => {
      if (!bootContexts.has(String(rest.at(-1)))) logger.log(message, ...rest);
    },
    fatal: (message: unknown, ...rest: unknown[]) => logger.fatal?.(message, ...rest),
    error: (message: unknown, ...rest: unknown[]) => logger.error(message, ...rest),
    warn: (message: unknown, ...rest: unknown[]) => logger.warn(message, ...rest),
    debug: (message: unknown, ...rest: unknown[]) => logger.debug?.(message, ...rest),
    verbose: (message: unknown, ...rest: unknown[]) => logger.verbose?.(message, ...rest),
  };
}
