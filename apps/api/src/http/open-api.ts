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
  return SwaggerModule.createDocument(app, options);
}

/** Serves the description at `/openapi.json`. */
export function serveOpenApi(app: NestFastifyApplication): void {
  let document: OpenAPIObject | undefined;
  app
    .getHttpAdapter()
    .getInstance()
    .get('/openapi.json', () => (document ??= openApiDocument(app)));
}
