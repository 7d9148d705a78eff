import { addImport } from '../source/imports.ts';
import { addToListOf } from '../source/lists.ts';
import { addDependency, addMethod, addStatement, dependencyNamed } from '../source/members.ts';
import type { Workspace } from '../workspace.ts';
import type { OperationNames } from './operation-names.ts';
import { moduleOptions } from './service.ts';

/** A field of GraphQL's Query or Mutation. */
export function addGraphqlDoor(workspace: Workspace, names: OperationNames, isMutation: boolean): void {
  const { domain, entity, entityPascal, feature, folder } = names;
  const className = `${entityPascal}Resolver`;
  addModel(workspace, names);
  addResolver(workspace, names, `${folder}/${entity}.resolver.ts`, isMutation ? 'Mutation' : 'Query');
  workspace.change(
    `${domain.source}/${domain.name}.module.ts`,
    addImport(`./${feature}/${entity}.resolver`, className),
    addToListOf(moduleOptions, 'providers', className),
  );
}

function addModel(workspace: Workspace, { folder, entity, pascal }: OperationNames): void {
  workspace.makeOrChange(
    `${folder}/${entity}.model.ts`,
    () => '',
    addImport('@nestjs/graphql', 'Field', 'ID', 'ObjectType'),
    addStatement(`@ObjectType('${pascal}Answer')
export class ${pascal}AnswerModel {
    @Field(() => ID)
    ownerId: string;

    @Field(() => String)
    text: string;
  }`),
  );
}

function addResolver(
  workspace: Workspace,
  names: OperationNames,
  path: string,
  kind: 'Query' | 'Mutation',
): void {
  const { entity, entityPascal, featureCamel, camel, pascal } = names;
  const className = `${entityPascal}Resolver`;
  const service = `${entityPascal}Service`;
  const empty = (): string =>
    `import { Resolver } from '@nestjs/graphql';\n\n@Resolver()\nexport class ${className} {}\n`;
  workspace.makeOrChange(
    path,
    empty,
    addImport('@nestjs/graphql', kind),
    addImport(names.domain.contractsModule, `type ${pascal}Answer`, `type ${pascal}Input`, `${camel}Schema`),
    addImport('@lyceum/kernel', 'type Actor', 'CurrentActor', 'Input', 'Requires'),
    ...(kind === 'Mutation'
      ? [addImport('@lyceum/contracts/common', 'commonCalls'), addImport('@lyceum/kernel', 'Limited')]
      : []),
    addImport(`./${entity}.model`, `${pascal}AnswerModel`),
    addImport(`./${entity}.service`, service),
    addDependency(className, featureCamel, service),
  );
  const injected = dependencyNamed(workspace.read(path), className, service) ?? featureCamel;
  workspace.change(path, addMethod(className, camel, field(names, kind, injected)));
}

function field(names: OperationNames, kind: 'Query' | 'Mutation', injected: string): string {
  const { camel, pascal, permission, entityWords } = names;
  const description = `What its owner says about the ${entityWords}.`;
  return `
  @Requires('${permission}')${kind === 'Mutation' ? '\n  @Limited(commonCalls.changes)' : ''}
  @${kind}(() => ${pascal}AnswerModel, { description: '${description}' })
  ${camel}(
    @CurrentActor() actor: Actor,
    @Input(${camel}Schema) input: ${pascal}Input,
  ): Promise<${pascal}Answer> {
    return this.${injected}.${camel}(actor, input);
  }`;
}
