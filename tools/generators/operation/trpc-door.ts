import { addImport } from '../source/imports.ts';
import { addProperty, addToListOf } from '../source/lists.ts';
import { addInterfaceProperty, addLine, firstParameterOf } from '../source/members.ts';
import { isArgumentAt } from '../source/parse.ts';
import type { Workspace } from '../workspace.ts';
import type { OperationNames } from './operation-names.ts';
import { moduleOptions } from './service.ts';

const routerEntries = { what: 'createOpsRouter call', is: isArgumentAt('createOpsRouter') };

/** A procedure of the ops console. */
export function addTrpcDoor(workspace: Workspace, names: OperationNames, isMutation: boolean): void {
  const { entity, featurePascal, featureCamel, folder, camel, permission } = names;
  const path = `${folder}/${entity}.router.ts`;
  const factory = `create${featurePascal}Router`;
  if (!workspace.exists(path)) makeRouter(workspace, names, path, factory);
  const service = firstParameterOf(workspace.read(path), factory) ?? featureCamel;
  const kind = isMutation ? 'mutation' : 'query';
  workspace.change(
    path,
    addImport('@lyceum/contracts', `${camel}AnswerSchema`, `${camel}Schema`),
    addImport('@lyceum/kernel', 'requires'),
    addProperty(
      routerEntries,
      camel,
      `requires('${permission}').input(${camel}Schema).output(${camel}AnswerSchema)
        .${kind}(({ ctx, input }) => ${service}.${camel}(ctx.actor, input))`,
    ),
  );
}

function makeRouter(workspace: Workspace, names: OperationNames, path: string, factory: string): void {
  const { domain, entity, entityPascal, feature, featureCamel } = names;
  const service = `${entityPascal}Service`;
  workspace.make(
    path,
    `import { createOpsRouter } from '@lyceum/kernel';
import type { ${service} } from './${entity}.service';

/** The console's calls about ${feature.replaceAll('-', ' ')}. */
export function ${factory}(${featureCamel}: ${service}) {
  return createOpsRouter({});
}
`,
  );
  workspace.change(
    `${domain.source}/index.ts`,
    addLine(`export { ${factory} } from './${feature}/${entity}.router';`),
    addLine(`export { ${service} } from './${feature}/${entity}.service';`),
  );
  workspace.change(
    `${domain.source}/${domain.name}.module.ts`,
    addToListOf(moduleOptions, 'exports', service),
  );
  connect(workspace, names, factory, service);
}

/** Joins a feature's router to the one the console's client knows, and gives it its service. */
function connect(
  workspace: Workspace,
  { domain, featureCamel }: OperationNames,
  factory: string,
  service: string,
): void {
  workspace.change(
    'libs/server/ops-router/src/index.ts',
    addImport(`@lyceum/${domain.name}`, factory, `type ${service}`),
    addInterfaceProperty('OpsServices', featureCamel, service),
    addProperty(routerEntries, featureCamel, `${factory}(services.${featureCamel})`),
  );
  workspace.change(
    'apps/api/src/http/ops-door.ts',
    addImport(`@lyceum/${domain.name}`, service),
    addProperty(
      { what: 'createAppRouter call', is: isArgumentAt('createAppRouter') },
      featureCamel,
      `app.get(${service})`,
    ),
  );
}
