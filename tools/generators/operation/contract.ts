import { GeneratorError } from '../generator-error.ts';
import { addImport } from '../source/imports.ts';
import { addProperty } from '../source/lists.ts';
import { addLine, addStatement } from '../source/members.ts';
import { isObjectNamed } from '../source/parse.ts';
import type { Workspace } from '../workspace.ts';
import type { Door, OperationNames } from './operation-names.ts';

/** The operation's shapes, and the right that opens its door. */
export function addContract(workspace: Workspace, names: OperationNames, door: Door): void {
  refuseSecond(workspace, names);
  const { domain, entity, permission } = names;
  workspace.makeOrChange(
    `${domain.contracts}/${entity}.schema.ts`,
    () => '',
    addImport('zod', 'z'),
    addImport('../common/page.schema', 'idSchema'),
    addImport(`./${domain.name}.limits`, `${domain.camel}Limits`),
    addStatement(shapes(names, door)),
  );
  workspace.change(`${domain.contracts}/index.ts`, addLine(`export * from './${entity}.schema';`));
  workspace.change(
    'libs/contracts/src/permissions/permissions.ts',
    addProperty(
      { what: 'permissionTable', is: isObjectNamed('permissionTable') },
      permission,
      `['SUPER_ADMIN', 'ADMIN']`,
    ),
  );
}

/** An operation's name is one over the product. */
function refuseSecond(workspace: Workspace, { camel }: OperationNames): void {
  const declaration = new RegExp(`\\b${camel}(Answer)?Schema\\b`);
  const holder = workspace
    .list('libs/contracts/src/**/*.ts')
    .find((path) => declaration.test(workspace.read(path)));
  const schema = 'apps/api/schema.graphql';
  const isCall = new RegExp(`^  ${camel}\\b`, 'm').test(workspace.read(schema));
  if (holder !== undefined || isCall)
    throw new GeneratorError(
      `There is an operation ${camel} already, in ${holder ?? schema}; nothing was changed.`,
    );
}

function shapes({ domain, camel, pascal, entityWords }: OperationNames, door: Door): string {
  const limit = `${domain.camel}Limits.textLength`;
  return `
/** What \`${camel}\` takes: whose ${entityWords} it is about, and what is said. */
export const ${camel}Schema = z.object({
  ownerId: idSchema,
  text: z
    .string('Write a text.')
    .trim()
    .min(1, 'Write a text.')
    .max(${limit}, \`Use at most \${${limit}} characters.\`),
})${door === 'graphql' ? `.meta({ id: '${pascal}Input' })` : ''};

/** What \`${camel}\` answers. */
export const ${camel}AnswerSchema = z.object({ ownerId: idSchema, text: z.string() });

export type ${pascal}Input = z.output<typeof ${camel}Schema>;
export type ${pascal}Answer = z.output<typeof ${camel}AnswerSchema>;`.trimStart();
}
