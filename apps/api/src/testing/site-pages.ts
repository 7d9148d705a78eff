import type { PublicPageModel } from '@lyceum/cms';
import type { TestServer } from './test-server';

type ReadPage = Pick<PublicPageModel, 'title' | 'picture' | 'content'>;

interface Answer {
  readonly data: { readonly getPublicPage: ReadPage } | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

async function answerAt(server: TestServer, path: string): Promise<Answer> {
  const query = 'query ($path: String!) { getPublicPage(path: $path) { title picture content } }';
  const { body } = await server.graphql(query, { variables: { path } });
  return body as Answer;
}

/** The title that visitors read at a path; the error's code where there is nothing. */
export async function readTitleAt(server: TestServer, path: string): Promise<string> {
  const { data, errors } = await answerAt(server, path);
  return data?.getPublicPage.title ?? errors?.[0]?.extensions.code ?? '';
}

/** What visitors read at a path. @throws Error where there is nothing */
export async function readPageAt(server: TestServer, path: string): Promise<ReadPage> {
  const { data, errors } = await answerAt(server, path);
  if (!data) throw new Error(errors?.[0]?.extensions.code);
  return data.getPublicPage;
}
