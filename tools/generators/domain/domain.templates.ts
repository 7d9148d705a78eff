import type { DomainNames } from './domain-names.ts';

/** The files of a new domain. Every one is in use from its first operation on. */

export const manifest = ({ name }: DomainNames): string =>
  JSON.stringify({
    name: `@lyceum/${name}`,
    version: '0.0.0',
    private: true,
    type: 'module',
    sideEffects: false,
    exports: { '.': './src/index.ts' },
    nx: {
      tags: ['scope:server', 'type:domain', `domain:${name}`],
      targets: { lint: { command: 'eslint --max-warnings 0 {projectRoot}' } },
    },
  });

export const index = ({ name, pascal }: DomainNames): string =>
  `export { ${pascal}Module } from './${name}.module';\n`;

export const module = ({ pascal, words }: DomainNames): string => `
import { Module } from '@nestjs/common';

/** The ${words} domain, put together. */
@Module({})
export class ${pascal}Module {}
`;

/** What a newcomer reads first; each line is a question to whoever makes the domain. */
export const readme = ({ name, words }: DomainNames): string => `# ${name}

What ${words} is, in a sentence.

- **Owns:** its tables
- **Tells:** its events and notices
- **Ports:** what it fills and asks
`;

export const policySpec = ({ name, camel, contractsModule }: DomainNames): string => `
import { expect, test } from '@jest/globals';
import { ${camel}Errors } from '${contractsModule}';
import type { Actor } from '@lyceum/kernel';
import { assertOwns } from './${name}.policy';

const owner: Actor = {
  userId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18',
  roles: ['STUDENT'],
  sessionId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d1a',
  agreedToTerms: true,
  needsSecondFactor: false,
};
const somebodyElse = '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d19';

test('who owns a thing may act on it', () => {
  expect(() => assertOwns(owner, owner.userId)).not.toThrow();
});

test('who does not own it may not, whatever their roles', () => {
  const admin: Actor = { ...owner, roles: ['SUPER_ADMIN'] };
  expect(() => assertOwns(admin, somebodyElse)).toThrow(${camel}Errors.NOT_YOURS.message);
});
`;
