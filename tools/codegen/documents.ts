import type { CodegenConfig } from '@graphql-codegen/cli';
import type { DocumentNode } from 'graphql';
import { renameSync } from 'node:fs';

const generated = 'libs/web-graphql/src/generated/';

/** The server's list of what the web app asks: the text of each document by its hash. */
const moveToServer = (): void =>
  renameSync(`${generated}persisted-documents.json`, 'apps/api/trusted-documents.json');

/** What the page knows of an operation beside its hash. */
const nameOf = ({ definitions }: DocumentNode): Record<string, string> => {
  const [name] = definitions.flatMap((part) =>
    part.kind === 'OperationDefinition' ? [part.name?.value] : [],
  );
  return name === undefined ? {} : { name };
};

/** Makes typed documents of the web app's operations. From the root of the repository. */
export const documents: CodegenConfig = {
  schema: 'apps/api/schema.graphql',
  documents: 'apps/web/src/{app,features/*}/queries/*.graphql',
  ignoreNoDocuments: false,
  silent: true,
  hooks: { afterAllFileWrite: moveToServer },
  generates: {
    [generated]: {
      preset: 'client',
      presetConfig: {
        fragmentMasking: false,
        skipIndexFile: true,
        // The browser sends the hash of a document, and its name is what is left of it there.
        persistedDocuments: { mode: 'replaceDocumentWithHash', hashAlgorithm: 'sha256' },
        onExecutableDocumentNode: nameOf,
      },
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
