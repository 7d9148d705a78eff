import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from '@playwright/test';

const file = join(import.meta.dirname, '../../api/trusted-documents.json');
const documents = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

/** The text of the GraphQL document a page's request names by its id; empty where it names none. */
export function documentOf(request: Request): string {
  if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return '';
  const { documentId = '' } = request.postDataJSON() as { documentId?: string };
  return documents[documentId] ?? '';
}
