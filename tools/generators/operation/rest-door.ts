import { addImport } from '../source/imports.ts';
import { addToListOf } from '../source/lists.ts';
import { addDependency, addMethod, dependencyNamed } from '../source/members.ts';
import type { Workspace } from '../workspace.ts';
import type { OperationNames } from './operation-names.ts';
import { moduleOptions } from './service.ts';

/** Path of the feature's calls below the server's root. */
const pathOf = ({ domain, feature }: OperationNames): string =>
  domain.name === feature ? feature : `${domain.name}/${feature}`;

/** Path of the operation, e.g. `/polls/close-poll`. */
export const restPath = (names: OperationNames): string => `/${pathOf(names)}/${names.operation}`;

/** A REST call: GET with a query string, or POST with a body for what changes something. */
export function addRestDoor(workspace: Workspace, names: OperationNames, isMutation: boolean): void {
  const { domain, entity, entityPascal, feature, folder } = names;
  const className = `${entityPascal}Controller`;
  addController(workspace, names, `${folder}/${entity}.controller.ts`, isMutation);
  workspace.change(
    `${domain.source}/${domain.name}.module.ts`,
    addImport(`./${feature}/${entity}.controller`, className),
    addToListOf(moduleOptions, 'controllers', className),
  );
}

function addController(workspace: Workspace, names: OperationNames, path: string, isMutation: boolean): void {
  const { entity, entityPascal, feature, featureCamel, camel, pascal } = names;
  const className = `${entityPascal}Controller`;
  const service = `${entityPascal}Service`;
  const empty = (): string =>
    `import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

@ApiTags('${feature}')
@Controller('${pathOf(names)}')
export class ${className} {}
`;
  workspace.makeOrChange(
    path,
    empty,
    addImport('@nestjs/common', ...(isMutation ? ['Body', 'HttpCode', 'Post'] : ['Get', 'Query'])),
    addImport('@nestjs/swagger', 'ApiBearerAuth', 'ApiOkResponse'),
    addImport(
      names.domain.contractsModule,
      `type ${pascal}Answer`,
      `${camel}AnswerSchema`,
      `type ${pascal}Input`,
      `${camel}Schema`,
    ),
    addImport('@lyceum/kernel', 'type Actor', 'CurrentActor', 'Requires'),
    ...(isMutation
      ? [addImport('@lyceum/contracts/common', 'commonCalls'), addImport('@lyceum/kernel', 'Limited')]
      : []),
    addImport('zod', 'z'),
    addImport(`./${entity}.service`, service),
    addDependency(className, featureCamel, service),
  );
  const injected = dependencyNamed(workspace.read(path), className, service) ?? featureCamel;
  workspace.change(path, addMethod(className, camel, call(names, isMutation, injected)));
}

function call(names: OperationNames, isMutation: boolean, injected: string): string {
  const { camel, pascal, operation, permission, entityWords } = names;
  const verb = isMutation
    ? `@Limited(commonCalls.changes)\n@Post('${operation}')\n@HttpCode(200)`
    : `@Get('${operation}')`;
  return `
  @Requires('${permission}')
  ${verb}
  @ApiBearerAuth()
  @ApiOkResponse({
    description: 'What its owner says about the ${entityWords}.',
    standardSchema: z.object({ data: ${camel}AnswerSchema }),
  })
  async ${camel}(
    @CurrentActor() actor: Actor,
    @${isMutation ? 'Body' : 'Query'}({ schema: ${camel}Schema }) input: ${pascal}Input,
  ): Promise<{ data: ${pascal}Answer }> {
    return { data: await this.${injected}.${camel}(actor, input) };
  }`;
}
