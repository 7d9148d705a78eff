import { NestFactory } from '@nestjs/core';
import { ModulesContainer } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { readConfig, sharedEnums } from '@lyceum/kernel';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { AppModule } from '../app.module';
import { openApiDocument } from '../http/open-api';
import { type ResolverClass, resolverClasses } from '../http/resolver-classes';

/** The committed descriptions of GraphQL and REST, made from the code without starting it. */
export async function printDescriptions(): Promise<{ graphql: string; openApi: string }> {
  const config = readConfig({ DATABASE_URL: 'postgres://nobody@localhost/none', JWT_SECRET: 'x'.repeat(32) });
  // In preview mode Nest scans the modules and builds nothing.
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config),
    new FastifyAdapter(),
    {
      preview: true,
      logger: false,
    },
  );
  const openApi = `${JSON.stringify(openApiDocument(app), null, 2)}\n`;
  return { graphql: await printGraphql(resolverClasses(app.get(ModulesContainer))), openApi };
}

async function printGraphql(resolvers: ResolverClass[]): Promise<string> {
  const builder = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  const schema = await builder
    .get(GraphQLSchemaFactory)
    .create(resolvers, { orphanedTypes: [...sharedEnums] });
  await builder.close();
  const heading = '# Made by `npm run schema` from the code. Do not edit.\n\n';
  return `${heading}${printSchema(lexicographicSortSchema(schema))}\n`;
}
