import type { TestServer } from './test-server';

/** The title that visitors read at a path; the error's code where there is nothing. */
export async function readTitleAt(server: TestServer, path: string): Promise<string> {
  const { body } = await server.graphql('query ($path: String!) { getPublicPage(path: $path) { title } }', {
    variables: { path },
  });
  const { data, errors } = body as {
    data: { getPublicPage: { title: string } } | null;
    errors?: { extensions: { code: string } }[];
  };
  return data?.getPublicPage.title ?? errors?.[0]?.extensions.code ?? '';
}
