import { addImport } from './source/imports.ts';
import { ensureProperty } from './source/lists.ts';
import { ensureStatement } from './source/members.ts';
import { isArgumentAt, isObjectNamed } from './source/parse.ts';
import type { Workspace } from './workspace.ts';
import type { DomainNames } from './domain-names.ts';

/**
 * What the operations of a domain stand on: a limit, an error, the rule that throws it, and the common part of its
 * events. Made with the domain; put back where somebody has removed it since.
 */
export function ensureFoundations(workspace: Workspace, names: DomainNames): void {
  ensureLimit(workspace, names);
  ensureError(workspace, names);
  ensurePolicy(workspace, names);
  ensureEventSchema(workspace, names);
}

function ensureLimit(workspace: Workspace, { name, camel, words, contracts }: DomainNames): void {
  const limits = `${camel}Limits`;
  const empty = (): string =>
    `/** Bounds of ${words}; texts are in characters. */\nexport const ${limits} = {} as const;\n`;
  workspace.makeOrChange(
    `${contracts}/${name}.limits.ts`,
    empty,
    ensureProperty({ what: limits, is: isObjectNamed(limits) }, 'textLength', '1_000'),
  );
}

function ensureError(workspace: Workspace, { name, camel, constant, contracts }: DomainNames): void {
  const empty = (): string =>
    `import { defineErrors } from '../common/define-errors';\n\nexport const ${camel}Errors = defineErrors('${constant}', {});\n`;
  workspace.makeOrChange(
    `${contracts}/${name}.errors.ts`,
    empty,
    ensureProperty(
      { what: `${camel}Errors`, is: isArgumentAt('defineErrors', 1) },
      'NOT_FOUND',
      `{ status: 404, message: 'There is no such thing.' }`,
    ),
  );
}

function ensurePolicy(workspace: Workspace, names: DomainNames): void {
  const { name, camel, constant, words, source } = names;
  const rule = `
/**
 * In ${words}, a thing is its owner's; to everybody else it is not there, so that nobody learns what others have.
 * @throws DomainError ${constant}_NOT_FOUND
 */
export function assertOwns(actor: Actor, ownerId: string): void {
  if (actor.userId !== ownerId) throw new DomainError(${camel}Errors.NOT_FOUND);
}`;
  workspace.makeOrChange(
    `${source}/${name}.policy.ts`,
    () => '',
    addImport(names.contractsModule, `${camel}Errors`),
    addImport('@lyceum/kernel', 'type Actor', 'DomainError'),
    ensureStatement('assertOwns', rule.trimStart()),
  );
}

function ensureEventSchema(workspace: Workspace, { name, camel, words, source }: DomainNames): void {
  const schema = `/** What every event of ${words} carries: whose thing it happened to. Events are named in the past tense. */
export const ${camel}EventSchema = z.object({ ownerId: idSchema });`;
  workspace.makeOrChange(
    `${source}/${name}.events.ts`,
    () => '',
    addImport('@lyceum/contracts/common', 'idSchema'),
    addImport('zod', 'z'),
    ensureStatement(`${camel}EventSchema`, schema),
  );
}
