import type { DomainNames } from '../domain-names.ts';
import { addImport } from '../source/imports.ts';
import { addProperty } from '../source/lists.ts';
import { addLine, constantHolding } from '../source/members.ts';
import { isArgumentAt } from '../source/parse.ts';
import type { Workspace } from '../workspace.ts';
import type { OperationNames } from './operation-names.ts';

const routerEntries = { what: 'createOpsRouter call', is: isArgumentAt('createOpsRouter') };

/** A procedure of the ops console. */
export function addTrpcDoor(workspace: Workspace, names: OperationNames, isMutation: boolean): void {
  const { entity, entityPascal, featurePascal, featureCamel, folder, camel, permission } = names;
  const path = `${folder}/${entity}.router.ts`;
  const factory = `create${featurePascal}Router`;
  if (!workspace.exists(path)) makeRouter(workspace, names, path, factory);
  const service = constantHolding(workspace.read(path), `get(${entityPascal}Service)`) ?? featureCamel;
  const kind = isMutation ? 'mutation' : 'query';
  workspace.change(
    path,
    addImport(names.domain.contractsModule, `${camel}AnswerSchema`, `${camel}Schema`),
    addImport('@lyceum/kernel', 'requires'),
    addProperty(
      routerEntries,
      camel,
      `requires('${permission}').${kind}(${camel}Schema, ${camel}AnswerSchema, (actor, input) =>
        ${service}.${camel}(actor, input))`,
    ),
  );
}

function makeRouter(workspace: Workspace, names: OperationNames, path: string, factory: string): void {
  const { domain, entity, entityPascal, feature, featureCamel } = names;
  const service = `${entityPascal}Service`;
  workspace.make(
    path,
    `import { createOpsRouter, type ServiceFinder } from '@lyceum/kernel';
import { ${service} } from './${entity}.service';

/** The console's calls about ${feature.replaceAll('-', ' ')}. */
export function ${factory}(get: ServiceFinder) {
  const ${featureCamel} = get(${service});

  return createOpsRouter({});
}
`,
  );
  addConsoleRouter(workspace, domain, `./${feature}/${entity}.router`, {
    camel: featureCamel,
    pascal: names.featurePascal,
  });
}

/** Makes a domain's router part of the console's. @param file that makes it, from the domain's index */
export function addConsoleRouter(
  workspace: Workspace,
  domain: DomainNames,
  file: string,
  { camel, pascal }: { readonly camel: string; readonly pascal: string },
): void {
  const factory = `create${pascal}Router`;
  workspace.change(`${domain.source}/index.ts`, addLine(`export { ${factory} } from '${file}';`));
  workspace.change(
    'libs/server/ops-router/src/index.ts',
    addImport(`@lyceum/${domain.name}`, factory),
    addProperty(routerEntries, camel, `${factory}(get)`),
  );
}
