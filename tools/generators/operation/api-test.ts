import type { Workspace } from '../workspace.ts';
import type { Door, OperationNames } from './operation-names.ts';
import { restPath } from './rest-door.ts';

/** How a test asks through one of the doors, and where the answer stands. */
interface Caller {
  /** Expression that sends `input` with `token`. */
  readonly send: string;
  /** Type of an answer's body, and the expressions that take what is wanted out of `body`. */
  readonly refused: { readonly type: string; readonly take: string };
  readonly answered: { readonly type: string; readonly take: string };
}

/** Adds a test that goes through the door: without the right, for somebody else's, with wrong input, and as it should be. */
export function addApiTest(
  workspace: Workspace,
  names: OperationNames,
  door: Door,
  isMutation: boolean,
): void {
  const caller = callers[door](names, isMutation);
  const folder = `apps/api/test/${names.domain.name}`;
  workspace.makeOrChange(`${folder}.e2e-spec.ts`, () => entry);
  workspace.make(
    `${folder}/${names.operation}.cases.ts`,
    [head(names, isMutation), callSection(names, caller), tests(names, isMutation)].join('\n'),
  );
}

/** Runs all cases of a domain. */
export const entry = `import { runCases } from '../src/testing/cases';

runCases(import.meta.filename);
`;

const callers: Record<Door, (names: OperationNames, isMutation: boolean) => Caller> = {
  graphql: ({ camel, pascal }, isMutation) => ({
    send: `server.graphql(
      '${isMutation ? 'mutation' : 'query'} ($input: ${pascal}Input!) { ${camel}(input: $input) { ownerId text } }',
      { token, variables: { input } },
    )`,
    refused: { type: '{ errors: { extensions: ErrorAnswer }[] }', take: '.errors[0]?.extensions' },
    answered: { type: `{ data: { ${camel}: ${pascal}Answer } }`, take: `.data.${camel}` },
  }),
  trpc: ({ featureCamel, camel, pascal }, isMutation) => ({
    send: `server.${isMutation ? 'opsMutation' : 'opsQuery'}('${featureCamel}.${camel}', input, token)`,
    refused: { type: '{ error: { data: ErrorAnswer } }', take: '.error.data' },
    answered: { type: `{ result: { data: ${pascal}Answer } }`, take: '.result.data' },
  }),
  rest: (names, isMutation) => ({
    send: `server.http.${isMutation ? 'post' : 'get'}('${restPath(names)}')
      .${isMutation ? 'send' : 'query'}(input)
      .set(token === undefined ? {} : { authorization: \`Bearer \${token}\` })`,
    refused: { type: '{ error: ErrorAnswer }', take: '.error' },
    answered: { type: `{ data: ${names.pascal}Answer }`, take: '.data' },
  }),
};

function head({ domain, pascal, event }: OperationNames, isMutation: boolean): string {
  const eventImports = `import { stored, type StoredEvent } from '@lyceum/kernel/stored';\nimport { ${event} } from '@lyceum/${domain.name}';\n`;
  return `import { beforeAll, expect, test } from '@jest/globals';
import { commonErrors, type ErrorAnswer } from '@lyceum/contracts/common';
import { type ${pascal}Answer, type ${pascal}Input, ${domain.camel}Errors } from '${domain.contractsModule}';
${isMutation ? eventImports : ''}import type { Response } from 'supertest';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let student: Person;
let admin: Person;
beforeAll(async () => {
  server = await TestServer.shared();
  student = await buildPerson(server);
  admin = await buildPerson(server, { roles: ['ADMIN'] });
});
`;
}

function callSection({ camel, pascal }: OperationNames, { send, refused, answered }: Caller): string {
  return `const ${camel} = (input: ${pascal}Input, token?: string) => ${send};
const refusalOf = ({ body }: Response) => (body as ${refused.type})${refused.take};
const answerOf = ({ body }: Response) => (body as ${answered.type})${answered.take};
`;
}

function tests(
  { domain, camel, permission, entityWords, event }: OperationNames,
  isMutation: boolean,
): string {
  const events = `\nconst events = async () =>
  (await stored<StoredEvent>(server.database.manager, 'outbox_events', { type: ${event}.type })).map(
    ({ payload }) => payload,
  );\n`;
  const expectEvents = (list: string): string =>
    isMutation ? `\n  expect(await events()).toEqual(${list});` : '';
  return `${isMutation ? events : ''}
test('who is not signed in is asked to be', async () => {
  expect(refusalOf(await ${camel}({ ownerId: student.id, text: 'Mine' }))).toMatchObject(commonErrors.UNAUTHENTICATED);
});

test('who does not hold ${permission} is refused', async () => {
  const answer = await ${camel}({ ownerId: student.id, text: 'Mine' }, student.token);
  expect(refusalOf(answer)).toMatchObject(commonErrors.FORBIDDEN);${expectEvents('[]')}
});

test('the right alone does not open somebody else\\'s ${entityWords}', async () => {
  const answer = await ${camel}({ ownerId: student.id, text: 'Not mine' }, admin.token);
  expect(refusalOf(answer)).toMatchObject(${domain.camel}Errors.NOT_FOUND);${expectEvents('[]')}
});

test('a text of blanks is no text', async () => {
  const answer = await ${camel}({ ownerId: admin.id, text: '  ' }, admin.token);
  expect(refusalOf(answer)).toMatchObject({ ...commonErrors.INVALID_INPUT, issues: [{ path: 'text' }] });${expectEvents('[]')}
});

test('with the right, the owner gets an answer', async () => {
  const answer = await ${camel}({ ownerId: admin.id, text: ' Mine ' }, admin.token).expect(200);
  expect(answerOf(answer)).toEqual({ ownerId: admin.id, text: 'Mine' });${expectEvents("[{ ownerId: admin.id, text: 'Mine' }]")}
});
`;
}
