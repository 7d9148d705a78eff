import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DiscoveryModule } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { permissions } from '@lyceum/contracts/permissions';
import {
  accessKey,
  type AccessDeclaration,
  actingUserKey,
  actingUserNames,
  beforeTermsKey,
  namesAnotherKey,
} from '@lyceum/kernel';
import { isInputObjectType, isObjectType } from 'graphql';
import { printDescriptions } from '../../src/schema/describe-doors';
import { type Door, nestDoors } from '../../src/testing/nest-doors';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let doors: Door[];
beforeAll(async () => {
  server = await TestServer.start({ extraModules: [DiscoveryModule] });
  doors = nestDoors(server.app);
});
afterAll(() => server.stop());

interface Procedure {
  _def: { meta?: { requires?: string }; type: string };
}

const procedures = (): [string, Procedure][] => {
  const router = server.opsRouter();
  return Object.entries(router._def.procedures as unknown as Record<string, Procedure>);
};

describe('every door', () => {
  test('is found by this test: one of each kind at least', () => {
    expect(new Set(doors.map(({ kind }) => kind))).toEqual(new Set(['graphql', 'rest', 'socket']));
    expect(procedures().length).toBeGreaterThan(0);
  });

  test('of Nest declares the right it asks for, or that it is public', () => {
    const declared = (door: Door): AccessDeclaration | undefined =>
      (Reflect.getMetadata(accessKey, door.handler) ?? Reflect.getMetadata(accessKey, door.owner)) as
        | AccessDeclaration
        | undefined;
    expect(doors.filter((door) => !declared(door)).map(({ name }) => name)).toEqual([]);
    for (const door of doors) {
      const declaration = declared(door);
      if (declaration?.kind === 'requires') expect(permissions).toContain(declaration.permission);
    }
  });

  test('of the console declares its right', () => {
    for (const [name, procedure] of procedures()) {
      expect([name, permissions]).toEqual([name, expect.arrayContaining([procedure._def.meta?.requires])]);
    }
  });

  test('[264] with an argument that could name the caller says whether it does', () => {
    const undeclared = doors.filter((door) => {
      const naming = door.argumentPaths.filter((path) =>
        (actingUserNames as readonly string[]).includes(path.split('.').at(-1) ?? ''),
      );
      const acting = Reflect.getMetadata(actingUserKey, door.handler) as { path: string } | undefined;
      const another = Reflect.getMetadata(namesAnotherKey, door.handler) as string | undefined;
      return naming.some((path) => acting?.path !== path && another !== path);
    });
    expect(undeclared.map(({ name }) => name)).toEqual([]);
  });

  // Agreeing itself, the safety of one's account, and the way out; the newsletter, which needs no account: nothing that others see.
  test('[45] that stays open to somebody who has not agreed to the terms is one of these', () => {
    const early = doors.filter(({ handler }) => Reflect.hasMetadata(beforeTermsKey, handler));
    expect(early.map(({ name }) => name).sort()).toEqual([
      'AccountController.updateUser',
      'AccountDataController.delete',
      'AccountDataController.keep',
      'EmailSubscriptionController.subscribe',
      'EmailSubscriptionController.unsubscribe',
      'EnquiryResolver.sendEnquiry',
      'NewsletterResolver.confirmNewsletter',
      'NewsletterResolver.submitNewsletterForm',
      'PasskeyController.add',
      'PasskeyController.remove',
      'PasskeyController.start',
      'PasswordController.changePassword',
      'RealtimeGateway.renew',
      'SessionResolver.revokeOtherSessions',
      'SessionResolver.revokeSession',
      'SocialController.connect',
      'SocialController.unlink',
      'TermsResolver.agreeToTerms',
      'WaysInController.confirmTotp',
      'WaysInController.disableTotp',
      'WaysInController.renewRecoveryCodes',
      'WaysInController.startTotp',
    ]);
  });

  test('that says it acts for the caller has that argument', () => {
    const acting = doors.filter(({ handler }) => Reflect.hasMetadata(actingUserKey, handler));
    expect(acting.map(({ name }) => name)).toContain('AccountController.updateUserToken');
    for (const door of acting) {
      const { path } = Reflect.getMetadata(actingUserKey, door.handler) as { path: string };
      // What a body or a message holds is checked by its contract.
      const sent = door.kind === 'graphql' ? path : path.split('.')[0];
      expect([door.name, door.argumentPaths]).toEqual([door.name, expect.arrayContaining([sent])]);
    }
  });
});

describe('the GraphQL schema', () => {
  test('has no field named like a secret', () => {
    const types = Object.values(server.app.get(GraphQLSchemaHost).schema.getTypeMap());
    const fields = types
      .filter((type) => isObjectType(type) || isInputObjectType(type))
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
    expect(fields).toContain('Me.email');
    expect(fields.filter((field) => /\..*(hash|secret|token)/i.test(field))).toEqual([]);
  });

  test('has no resolver that Nest made for what is only a property', () => {
    const types = Object.values(server.app.get(GraphQLSchemaHost).schema.getTypeMap());
    const read = types
      .filter((type) => isObjectType(type))
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
      .filter(({ field }) => field.resolve?.name === 'rootFieldResolver');
    expect(read.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([]);
  });

  test('and the REST description are committed as the code has them (npm run schema)', async () => {
    const folder = join(import.meta.dirname, '../..');
    const described = await printDescriptions();
    expect(await readFile(join(folder, 'schema.graphql'), 'utf8')).toBe(described.graphql);
    expect(await readFile(join(folder, 'openapi.json'), 'utf8')).toBe(described.openApi);
  });
});
