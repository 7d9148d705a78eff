import { parseArgs } from 'node:util';
import { repositoryRoot, runGenerator, say, sayFiles, sayNext } from './command-line.ts';
import { GeneratorError } from './generator-error.ts';
import { makeOperation } from './operation/make-operation.ts';
import { type Door, doors, type OperationRequest } from './operation/operation-names.ts';
import { Workspace } from './workspace.ts';

/** `npm run new:operation`: makes one operation that works, through every layer, with its test. */

const usage = 'npm run new:operation -- DOMAIN FEATURE VERB[-NOUN] --door graphql|trpc|rest [--mutation]';

await runGenerator(usage, async () => {
  const request = readRequest();
  const workspace = new Workspace(repositoryRoot);
  const { permission, camel, domain, operation } = makeOperation(workspace, request);
  say(`The operation ${camel} of ${domain.name}, for holders of ${permission}:`);
  sayFiles(await workspace.write());
  sayNext([
    `Give ${permission} to whom it belongs in libs/contracts/src/permissions/permissions.ts; now admins hold it.`,
    `Say what ${camel} takes, answers and does: schema, service and door, in this order.`,
    ...(request.door === 'trpc'
      ? []
      : ['npm run schema: writes the new call into schema.graphql or openapi.json.']),
    `npm run jest -- apps/api/test/${domain.name}-${operation}`,
  ]);
});

function readRequest(): OperationRequest {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { door: { type: 'string' }, mutation: { type: 'boolean', default: false } },
  });
  const [domain, feature, operation, ...rest] = positionals;
  if (domain === undefined || feature === undefined || operation === undefined || rest.length > 0)
    throw new GeneratorError('Name a domain, a feature and an operation.');
  return { domain, feature, operation, door: readDoor(values.door), isMutation: values.mutation };
}

function readDoor(text: string | undefined): Door {
  const door = doors.find((name) => name === text);
  if (door === undefined) throw new GeneratorError(`Choose a door: --door ${doors.join('|')}`);
  return door;
}
