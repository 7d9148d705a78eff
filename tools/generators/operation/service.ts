import { addImport } from '../source/imports.ts';
import { addToListOf } from '../source/lists.ts';
import { addDependency, addLine, addMethod, addStatement, dependencyNamed } from '../source/members.ts';
import { isArgumentAt } from '../source/parse.ts';
import type { Workspace } from '../workspace.ts';
import type { OperationNames } from './operation-names.ts';

/** `@Module({…})` of a domain. */
export const moduleOptions = { what: '@Module', is: isArgumentAt('Module') };

/** The rule of the operation: who may, and what happens, whichever door it was asked through. */
export function addService(workspace: Workspace, names: OperationNames, isMutation: boolean): void {
  const { domain, entity, entityPascal, camel, pascal, feature, folder } = names;
  const className = `${entityPascal}Service`;
  const path = `${folder}/${entity}.service.ts`;
  const empty = (): string =>
    `import { Injectable } from '@nestjs/common';\n\n@Injectable()\nexport class ${className} {}\n`;
  workspace.makeOrChange(
    path,
    empty,
    addImport(domain.contractsModule, `type ${pascal}Answer`, `type ${pascal}Input`, `${camel}Schema`),
    addImport('@lyceum/kernel', 'type Actor', 'assertCan', 'parseInput'),
    addImport(`../${domain.name}.policy`, 'assertOwns'),
  );
  if (isMutation) addTransaction(workspace, path, className, names);
  else workspace.change(path, addMethod(className, camel, reading(names)));
  workspace.change(
    `${domain.source}/${domain.name}.module.ts`,
    addImport(`./${feature}/${entity}.service`, className),
    addToListOf(moduleOptions, 'providers', className),
  );
}

function addTransaction(workspace: Workspace, path: string, className: string, names: OperationNames): void {
  const { domain, event, eventType } = names;
  workspace.change(
    `${domain.source}/${domain.name}.events.ts`,
    addImport('@lyceum/kernel', 'defineEvent'),
    addStatement(
      `export const ${event} = defineEvent('${eventType}', ${domain.camel}EventSchema.extend({ text: z.string() }));`,
    ),
  );
  workspace.change(
    `${domain.source}/index.ts`,
    addLine(`export { ${event} } from './${domain.name}.events';`),
  );
  workspace.change(
    path,
    addImport('@lyceum/kernel', 'UnitOfWork'),
    addImport(`../${domain.name}.events`, event),
    addDependency(className, 'unitOfWork', 'UnitOfWork'),
  );
  const unitOfWork = dependencyNamed(workspace.read(path), className, 'UnitOfWork') ?? 'unitOfWork';
  workspace.change(path, addMethod(className, names.camel, changing(names, unitOfWork)));
}

function reading(names: OperationNames): string {
  return `
  /**
   * Answers the owner of the ${names.entityWords} with their text, as the contract keeps it.
   ${throwsLine(names)}
   */
  ${signature(names)} {
    ${checks(names)}
    return { ownerId, text };
  }`;
}

function changing(names: OperationNames, unitOfWork: string): string {
  const { event, entityWords } = names;
  return `
  /**
   * Tells everybody who subscribes what the owner of the ${entityWords} says about it: the event commits or nothing does.
   ${throwsLine(names)}
   */
  ${signature(names)} {
    ${checks(names)}
    return this.${unitOfWork}.run(async (transaction) => {
      transaction.raise(${event}, { ownerId, text });
      return { ownerId, text };
    });
  }`;
}

const throwsLine = ({ permission, domain }: OperationNames): string =>
  `* @throws DomainError COMMON_FORBIDDEN without \`${permission}\`, ${domain.constant}_NOT_FOUND for somebody else's`;

const signature = ({ camel, pascal }: OperationNames): string =>
  `async ${camel}(actor: Actor, input: ${pascal}Input): Promise<${pascal}Answer>`;

const checks = ({ permission, camel }: OperationNames): string =>
  `assertCan(actor, '${permission}');
    const { ownerId, text } = parseInput(${camel}Schema, input);
    assertOwns(actor, ownerId);`;
