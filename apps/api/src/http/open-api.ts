import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { appVersion } from '@lyceum/contracts/common';

/** Describes the REST calls; argument shapes come from the contracts' zod schemas. */
export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle('Lyceum REST API')
    .setDescription('Calls beside GraphQL (`schema.graphql`). Errors answer `{ "error": ErrorAnswer }`.')
    .setVersion(appVersion)
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, options);
  return { ...document, paths: byName(document.paths) };
}

/** In whichever order the modules stand, so that the file tells what changed. */
const byName = <Value>(named: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Serves the description at `/openapi.json`. */
export function serveOpenApi(app: NestFastifyApplication): void {
  let document: OpenAPIObject | undefined;
  app
    .getHttpAdapter()
    .getInstance()
    .get('/openapi.json', () => (document ??= openApiDocument(app)));
}
