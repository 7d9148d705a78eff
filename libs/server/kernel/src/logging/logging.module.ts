import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Config } from '../config/config';

const requestIdPattern = /^[\w-]{8,64}$/;

/** The id a proxy in front of us gave the request, if it is of a safe form; otherwise a new one. */
export function requestIdOf(headers: IncomingMessage['headers']): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
}

/** Pages whose address ends in a code that opens something. */
const pagesWithCode = [
  'guardian',
  'hash',
  'confirm-email',
  'email-change',
  'newsletter',
  'preview',
  'receipts',
  'certificates',
  'calendar-feeds',
];
const codeInPath = new RegExp(String.raw`^(/+(?:${pagesWithCode.join('|')})/).+`, 'isu');

/** What is logged of a request's address: no query and no code, the rest is enough to find the request. */
export function loggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(codeInPath, '$1…');
}

/** Structured logs, one line an event, each with its request's id; secrets of headers never written. */
export function loggingModule(config: Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>): DynamicModule {
  const pretty = { target: 'pino-pretty', options: { singleLine: true, ignore: 'pid,hostname,req,res' } };
  return LoggerModule.forRoot({
    pinoHttp: {
      level: config.LOG_LEVEL,
      ...(config.LOG_FORMAT === 'pretty' && { transport: pretty }),
      redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
      genReqId: (request) =>
        (request as IncomingMessage & { id?: string }).id ?? requestIdOf(request.headers),
      autoLogging: { ignore: (request) => request.url?.startsWith('/health') ?? false },
      customLogLevel: (_request, response, error) =>
        error || response.statusCode >= 500 ? 'error' : 'debug',
      serializers: {
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
        req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
          id,
          method,
          path: loggedPath(url),
        }),
      },
    },
  });
}
