/** What the module boundary lint cannot see: circles between files, and features that know each other. */

const isTest = '[.](spec|int-spec|e2e-spec|cases|e2e)[.]tsx?$|/testing/';

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that need each other are one file, or a third one is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-stay-apart',
      comment: 'Routes compose features. What two features need moves to libs/ui and takes props.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'not-to-test',
      comment: 'What ships does not know its tests.',
      severity: 'error',
      from: { pathNot: isTest },
      to: { path: isTest },
    },
    {
      name: 'past-is-demo-data',
      comment: 'What writes into the past could forge the audit log: only demo data and tests may use it.',
      severity: 'error',
      from: { pathNot: `/demo/|${isTest}` },
      to: { path: '^libs/server/(kernel|mail)/src/demo/' },
    },
    {
      name: 'not-unresolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated)/|[.]gen[.]ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
