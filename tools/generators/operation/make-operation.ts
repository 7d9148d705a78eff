import { ensureFoundations } from '../foundations.ts';
import { GeneratorError } from '../generator-error.ts';
import type { Workspace } from '../workspace.ts';
import { addApiTest } from './api-test.ts';
import { addContract } from './contract.ts';
import { addGraphqlDoor } from './graphql-door.ts';
import { type Door, type OperationNames, operationNames, type OperationRequest } from './operation-names.ts';
import { addRestDoor } from './rest-door.ts';
import { addService } from './service.ts';
import { addTrpcDoor } from './trpc-door.ts';

const addDoor: Record<Door, (workspace: Workspace, names: OperationNames, isMutation: boolean) => void> = {
  graphql: addGraphqlDoor,
  trpc: addTrpcDoor,
  rest: addRestDoor,
};

/**
 * Prepares one operation of a feature through all layers: contract, right, rule, door and a test through the door.
 * The feature is made with its first operation.
 * @throws GeneratorError when there is no such domain, or an operation of that name
 */
export function makeOperation(workspace: Workspace, request: OperationRequest): OperationNames {
  const names = operationNames(request);
  const { domain } = names;
  if (!workspace.exists(`${domain.source}/${domain.name}.module.ts`))
    throw new GeneratorError(
      `There is no domain "${domain.name}": make it with npm run new:domain -- ${domain.name}`,
    );
  ensureFoundations(workspace, domain);
  addContract(workspace, names, request.door);
  addService(workspace, names, request.isMutation);
  addDoor[request.door](workspace, names, request.isMutation);
  addApiTest(workspace, names, request.door, request.isMutation);
  return names;
}
