import nx from '@nx/eslint-plugin';
import typescript from 'typescript-eslint';
import { boundaries } from './tools/lint/boundaries.mjs';
import { doorSize } from './tools/lint/door-size.mjs';
import { literalWords } from './tools/lint/literal-words.mjs';
import { oneModule } from './tools/lint/one-module.mjs';
import { ownTables } from './tools/lint/own-tables.mjs';

const root = import.meta.dirname;

const SOURCES = ['**/*.{ts,tsx}'];
const TESTS = ['**/*.{spec,int-spec,e2e-spec,cases,e2e}.{ts,tsx}', '**/testing/**', 'apps/e2e/**/*.ts'];
const DOORS = ['**/*.{resolver,controller,router,gateway,processor}.ts'];
/** Files whose default export is what the tool that reads them asks for. */
const CONFIGURATION = ['**/*.config.{ts,mjs}', 'tools/test/jest/*.ts', '**/global-{setup,teardown}.ts'];

const boundaryRule = (forTests) => ({
  '@nx/enforce-module-boundaries': ['error', boundaries(root, { forTests })],
});

/** Where texts stand in `*.messages.ts` (docs/decisions/0038-words-have-a-place.md) … */
const SPOKEN = [
  'apps/web/src/**/*.{ts,tsx}',
  'libs/{contracts,editor,rich-text,session,shell,ui}/src/**/*.{ts,tsx}',
  'libs/server/**/{*.mails,*.notices,*-mails,wording}.ts',
];
/** … but for what users do not read: the page that shows the design, styles, logs, what is the console's, and names of things. */
const NOT_READ = [
  // Errors are said in the reader's language where they arrive; tables and these domains are the console's.
  'libs/contracts/src/**/*.{errors,schema,table}.ts',
  'libs/contracts/src/{auth/date-of-birth,profile/written-text}.ts',
  'libs/contracts/src/{admin,campaigns,cms,logging,ops,payments}/**',
  'libs/contracts/src/{profile/achievements,moderation/moderation.texts}.ts',
  // What the wire contract says in a text's place, and names of services.
  'libs/contracts/src/forum/{conversation,post}.texts.ts',
  'libs/contracts/src/common/sign-in-way.enums.ts',
  'libs/ui/src/{gallery,tokens}/**',
  'libs/ui/src/theme/css-variables.ts',
  'libs/ui/src/keyboard/is-free-key.ts',
  'libs/rich-text/src/schema/**',
  'libs/session/src/activity/**',
  'libs/session/src/page-config.ts',
  'apps/web/src/features/{forum/refresh-forums,pages/aliases}.ts',
];

/** The syntax nobody may use; each entry says why. */
const FORBIDDEN_SYNTAX = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only: a thing has one name everywhere.' },
  { selector: 'TSEnumDeclaration', message: 'Use a const array and a union type.' },
  {
    selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression',
    message: 'One property a line: a spread literal only packs lines.',
  },
];

/** What a caller may do is asked of the kernel, which knows whether their session has the factor the right needs. */
const RIGHTS = {
  name: '@lyceum/contracts/permissions',
  importNames: ['holdsPermission', 'isStaff', 'permissionTable'],
  message: 'Ask can() or assertCan() of the kernel; rolesHolding() names who holds a right.',
};
const OWN_JUDGEMENT = [
  'MemberExpression[object.name=/actor$/i][property.name="roles"]',
  'VariableDeclarator[init.name=/actor$/i] > ObjectPattern > Property[key.name="roles"]',
].map((selector) => ({ selector, message: 'Roles are not rights: ask can() or assertCan() of the kernel.' }));

/** One way to SQL (docs/decisions/0040-one-way-to-sql.md) … */
const OWN_SQL = [
  'CallExpression[callee.property.name="query"][callee.object.name=/manager$|dataSource$/i]',
  'CallExpression[callee.property.name="query"][callee.object.property.name=/manager$|dataSource$/i]',
].map((selector) => ({
  selector,
  message: 'Define a statement() and run it by rows() or count() of the transaction or PreparedQueries.',
}));
/** … which what runs once in a while before the server does needs not. */
const BEFORE_SERVER = ['libs/server/database/**', 'libs/server/**/demo/**', 'apps/api/src/start/**'];

/** What oxlint has not (.oxlintrc.json), which has all other rules and takes a tenth of the time. */
export default typescript.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '.data/',
      '.nx/',
      'tmp/',
      '**/test-results/',
      '**/*.gen.ts',
      '**/generated/',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: SOURCES,
    languageOptions: { parser: typescript.parser },
    plugins: {
      '@typescript-eslint': typescript.plugin,
      '@nx': nx,
      lyceum: {
        rules: {
          'door-size': doorSize,
          'literal-words': literalWords,
          'one-module': oneModule,
          'own-tables': ownTables(root),
        },
      },
    },
    rules: {
      ...boundaryRule(false),
      'no-restricted-syntax': ['error', ...FORBIDDEN_SYNTAX],
      // Here, because a comment that switches oxlint off would switch this off, too.
      'no-warning-comments': [
        'error',
        { terms: ['todo', 'fixme', 'xxx', 'oxlint-disable', 'eslint-disable'] },
      ],
    },
  },
  {
    files: ['libs/server/**/*.ts', 'apps/api/**/*.ts'],
    // Nest reads the types of decorated signatures at run time, so their imports are none of types alone.
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    files: ['libs/server/**/*.ts', 'apps/api/src/**/*.ts'],
    ignores: ['libs/server/kernel/**', ...TESTS],
    rules: {
      'no-restricted-imports': ['error', { paths: [RIGHTS] }],
      'no-restricted-syntax': ['error', ...FORBIDDEN_SYNTAX, ...OWN_JUDGEMENT, ...OWN_SQL],
    },
  },
  {
    files: ['libs/server/kernel/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...FORBIDDEN_SYNTAX, ...OWN_SQL] },
  },
  {
    files: BEFORE_SERVER,
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...FORBIDDEN_SYNTAX, ...OWN_JUDGEMENT] },
  },
  {
    files: ['libs/server/**/*.ts', 'apps/api/src/**/*.ts'],
    ignores: ['**/migrations/**', '**/demo/**', ...TESTS],
    rules: { 'lyceum/own-tables': 'error' },
  },
  {
    files: ['libs/server/**/*.ts'],
    // What all domains stand on has a module for each of its ports.
    ignores: ['libs/server/kernel/**', ...TESTS],
    rules: { 'lyceum/one-module': 'error' },
  },
  {
    files: DOORS,
    rules: {
      'lyceum/door-size': ['error', { max: 20 }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'typeorm', message: 'A door asks a service; the service knows the database.' },
            RIGHTS,
          ],
        },
      ],
    },
  },
  {
    files: ['libs/**/src/*/**/index.ts'],
    // Contracts have one for each domain.
    ignores: ['libs/contracts/src/*/index.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Program', message: 'A library has one index.ts, in src/.' },
      ],
    },
  },
  {
    files: ['libs/ops-trpc/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportNamedDeclaration[exportKind!="type"]',
          message: 'Types only: no server code in a browser.',
        },
      ],
    },
  },
  {
    files: ['libs/ui/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'WebSocket', 'XMLHttpRequest', 'EventSource'].map((name) => ({
          name,
          message: 'libs/ui fetches nothing.',
        })),
      ],
    },
  },
  {
    files: SPOKEN,
    ignores: ['**/*.messages.ts', ...TESTS, ...NOT_READ],
    rules: { 'lyceum/literal-words': 'error' },
  },
  {
    files: TESTS,
    rules: boundaryRule(true),
  },
  {
    files: CONFIGURATION,
    rules: { 'no-restricted-syntax': ['error', FORBIDDEN_SYNTAX[1]] },
  },
);
