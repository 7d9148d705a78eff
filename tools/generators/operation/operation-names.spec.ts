import { expect, test } from '@jest/globals';
import { operationNames, type OperationRequest } from './operation-names.ts';

const named = (feature: string, operation: string) => {
  const request: OperationRequest = { domain: 'forum', feature, operation, door: 'rest', isMutation: true };
  const { camel, permission, event, eventType } = operationNames(request);
  return [camel, permission, event, eventType];
};

test.each([
  ['threads', 'pin-thread', ['pinThread', 'thread.pin', 'ThreadPinned', 'forum.thread-pinned']],
  ['threads', 'delete', ['deleteThread', 'thread.delete', 'ThreadDeleted', 'forum.thread-deleted']],
  [
    'communities',
    'list',
    ['listCommunities', 'community.list', 'CommunitiesListed', 'forum.communities-listed'],
  ],
  ['users', 'set-roles', ['setRoles', 'user.setRoles', 'RolesSet', 'forum.roles-set']],
])('of %s, %s', (feature, operation, names) => expect(named(feature, operation)).toEqual(names));

test.each(['Pin', 'pin thread', ''])('"%s" is refused', (operation) =>
  expect(() => named('threads', operation)).toThrow('operation must be in kebab-case'),
);
