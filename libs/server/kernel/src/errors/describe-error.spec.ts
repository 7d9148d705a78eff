import { describe, expect, test } from '@jest/globals';
import {
  BadRequestException,
  ForbiddenException,
  NotFoundException,
  ServiceUnavailableException,
} from '@nestjs/common';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { GraphQLError } from 'graphql';
import { DatabaseError } from 'pg';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { z } from 'zod';
import { describeError } from './describe-error';
import { DomainError } from './domain-error';

const databaseError = (code: string): DatabaseError =>
  Object.assign(new DatabaseError('no', 0, 'error'), { code });

const refusedConnection = (): Error =>
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

describe('what a caller is told', () => {
  test('of a rule is the catalogue’s text with its parameters filled', () => {
    const error = new DomainError(authErrors.ROLE_GUARDED, { parameters: { role: 'Admin' } });
    expect(describeError(error)).toEqual({
      answer: {
        code: 'AUTH_ROLE_GUARDED',
        status: 403,
        message: 'Only a super admin can give or take the role Admin.',
      },
      isFault: false,
    });
  });

  test('of a broken contract names the fields', () => {
    const { error } = z
      .object({ person: z.object({ age: z.int('Whole years.') }) })
      .safeParse({ person: { age: 1.5 } });
    expect(describeError(error).answer).toMatchObject({
      ...commonErrors.INVALID_INPUT,
      issues: [{ path: 'person.age', message: 'Whole years.' }],
    });
  });

  test.each([
    [new NotFoundException('Cannot GET /x'), commonErrors.NOT_FOUND],
    [new ForbiddenException(), commonErrors.FORBIDDEN],
    [new BadRequestException('Unexpected token'), commonErrors.INVALID_INPUT],
    [new ServiceUnavailableException(), commonErrors.UNAVAILABLE],
    [
      Object.assign(new Error('too big'), { statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE' }),
      commonErrors.PAYLOAD_TOO_LARGE,
    ],
    [new QueryFailedError('SELECT', [], databaseError('22021')), commonErrors.INVALID_INPUT],
    [databaseError('22007'), commonErrors.INVALID_INPUT],
    [
      new GraphQLError('wrapped', { originalError: new DomainError(commonErrors.CONFLICT) }),
      commonErrors.CONFLICT,
    ],
  ])('of %s is the catalogue’s text', (error, definition) => {
    expect(describeError(error)).toMatchObject({ answer: definition, isFault: false });
  });

  test.each([
    ...['57P01', '57P02', '57P03', '08006', '53300'].map((code) => databaseError(code)),
    new QueryFailedError('SELECT 1', [], databaseError('57P01')),
    Object.assign(refusedConnection(), { isOfDatabase: true }),
    new QueryFailedError('SELECT 1', [], refusedConnection()),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new QueryRunnerAlreadyReleasedError(),
    new QueryRunnerProviderAlreadyReleasedError(),
    new Error('Command timed out'),
    new ServiceUnavailableException(),
    new DomainError(commonErrors.UNAVAILABLE),
  ])('of %p is that something is away, and when to ask again', (thrown) => {
    const { UNAVAILABLE } = commonErrors;
    expect(describeError(thrown)).toEqual({
      answer: { ...UNAVAILABLE, retryAfterSeconds: expect.any(Number) },
      isFault: false,
    });
  });

  test.each([
    [new TypeError('x is undefined')],
    [new QueryFailedError('SELECT password', [], databaseError('42703'))],
    [databaseError('42703')],
    [new GraphQLError('Unexpected error', { extensions: { code: 'INTERNAL_SERVER_ERROR' } })],
    ['a thrown text'],
    // Somebody's connection, and the caller's own end of theirs.
    [refusedConnection()],
    [new DOMException('This operation was aborted', 'AbortError')],
    [new DOMException('no answer within 5 s', 'TimeoutError')],
    [undefined],
    [{ status: 418, message: 'teapot' }],
  ])('of %p is that something went wrong, and the id of a line in the log', (thrown) => {
    const { answer, isFault } = describeError(thrown);
    expect(isFault).toBe(true);
    expect(answer).toEqual({ ...commonErrors.INTERNAL, logId: expect.stringMatching(/^[\da-f-]{36}$/) });
  });
});
