import { expect, it } from '@jest/globals';
import { asErrorAnswer } from './error-answer';

const answer = { code: 'COMMON_NOT_FOUND', status: 404, message: 'This does not exist.' };

it.each([
  ['a refusal', answer],
  ['one with fields', { ...answer, issues: [{ path: 'name', message: 'Is missing.' }] }],
])('%s is read as it came', (_, one) => expect(asErrorAnswer(one)).toEqual(one));

it.each([
  ['nothing', null],
  ['a proxy’s text', '<html>'],
  ['another object', { error: 'Bad gateway' }],
  ['a status in words', { ...answer, status: '404' }],
  ['fields that are no list', { ...answer, issues: 'name' }],
  ['fields that are none', { ...answer, issues: [null] }],
  ['a log’s id that is no text', { ...answer, logId: { id: 1 } }],
])('%s is no answer of ours', (_, other) => expect(asErrorAnswer(other)).toBeNull());
