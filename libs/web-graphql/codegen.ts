import type { CodegenConfig } from '@graphql-codegen/cli';

/** Makes typed documents of the web app's operations. Run by `npm run codegen`, from the root of the repository. */
const config: CodegenConfig = {
  schema: 'apps/api/schema.graphql',
  documents: 'apps/web/src/{app,features/*}/queries/*.graphql',
  ignoreNoDocuments: false,
  silent: true,
  generates: {
    'libs/web-graphql/src/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false, skipIndexFile: true },
      config: {
        documentMode: 'string',
        pureMagicComment: true,
        enumType: 'string-literal',
        enumsAsTypes: true,
        useTypeImports: true,
        strictScalars: true,
        scalars: { DateTime: 'string' },
      },
    },
  },
};

export default config;
