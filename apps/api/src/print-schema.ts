import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printDescriptions } from './schema/describe-doors';

/** Writes `schema.graphql` and `openapi.json` into the folder given as argument. Needs no database. */
const [, , folder] = process.argv;
if (!folder) throw new Error('Usage: node print-schema.js FOLDER');
const { graphql, openApi } = await printDescriptions();
await writeFile(join(folder, 'schema.graphql'), graphql);
await writeFile(join(folder, 'openapi.json'), openApi);
