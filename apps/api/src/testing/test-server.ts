import type { AddressInfo } from 'node:net';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { signInThrough } from '@lyceum/auth/testing';
import { type AppRouter, createAppRouter } from '@lyceum/ops-router';
import { createTestDatabase, testConfig } from '@lyceum/testing';
import { io, type Socket } from 'socket.io-client';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { createApp } from '../http/create-app';

interface TestServerOptions {
  /** Environment variables beside those of `testConfig`. */
  environment?: Record<string, string>;
  /** A database shared with another server of the same suite; absent: one of its own. */
  databaseUrl?: string;
  /** Modules with doors that exist for a test alone. */
  extraModules?: readonly Type[];
}

/** Those that the cases of this folder share, by what they were started with. */
const shared = new Map<string, Promise<TestServer>>();

/** The whole server on a free port, over a database of its own, driven from outside. */
export class TestServer {
  private readonly sockets: Socket[] = [];

  private constructor(
    readonly app: NestFastifyApplication,
    readonly databaseUrl: string,
    private readonly dropDatabase: () => Promise<void>,
  ) {}

  static async start(options: TestServerOptions = {}): Promise<TestServer> {
    const database = options.databaseUrl
      ? { url: options.databaseUrl, drop: () => Promise.resolve() }
      : await createTestDatabase({ plansOnce: true });
    const app = await createApp(testConfig(database.url, options.environment), options.extraModules);
    await app.listen(0, '127.0.0.1');
    return new TestServer(app, database.url, database.drop);
  }

  /**
   * The server of all cases of the folder that ask for these options; it ends with the folder (`runCases`). Starting one costs two
   * seconds of CPU. For cases that look at people and things of their own alone: who counts what a whole database holds,
   * stops the server or changes what it is started with takes `start()`.
   */
  static async shared(options: Pick<TestServerOptions, 'environment'> = {}): Promise<TestServer> {
    const key = JSON.stringify(options.environment ?? {});
    const started = shared.get(key) ?? TestServer.start(options);
    shared.set(key, started);
    const server = await started;
    signInThrough(server.app);
    return server;
  }

  static async stopShared(): Promise<void> {
    const servers = await Promise.all(shared.values());
    shared.clear();
    await Promise.all(servers.map((server) => server.stop()));
  }

  get url(): string {
    const { port } = this.app.getHttpServer().address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** The server's own connection, to look at rows and to set up what no call can. */
  get database(): DataSource {
    return this.app.get(DataSource);
  }

  get http(): ReturnType<typeof request> {
    return request(this.url);
  }

  graphql(
    query: string,
    options: { token?: string; variables?: Record<string, unknown> } = {},
  ): request.Test {
    const call = this.http.post('/graphql').send({ query, variables: options.variables });
    return options.token ? call.set('authorization', `Bearer ${options.token}`) : call;
  }

  /** The console's calls over the services of this server. */
  opsRouter(): AppRouter {
    return createAppRouter((service) => this.app.get(service));
  }

  /** A tRPC query as the console sends it. */
  opsQuery(procedure: string, input: unknown, token?: string): request.Test {
    const call = this.http.get(`/trpc/${procedure}`).query({ input: JSON.stringify(input) });
    return token ? call.set('authorization', `Bearer ${token}`) : call;
  }

  /** A tRPC mutation as the console sends it. */
  opsMutation(procedure: string, input: unknown, token?: string): request.Test {
    const call = this.http.post(`/trpc/${procedure}`).send(input as object);
    return token ? call.set('authorization', `Bearer ${token}`) : call;
  }

  /** A tab's socket, not yet connected; its address counts where this machine is a trusted proxy. */
  socket(token?: string, address?: string): Socket {
    const auth = token === undefined ? {} : { token };
    const extraHeaders: Record<string, string> = address === undefined ? {} : { 'x-forwarded-for': address };
    const options = {
      auth,
      extraHeaders,
      transports: ['websocket'],
      autoConnect: false,
      reconnection: false,
    };
    const socket = io(this.url, options);
    this.sockets.push(socket);
    return socket;
  }

  async connectedSocket(token: string): Promise<Socket> {
    const socket = this.socket(token);
    const connected = nextMessage(socket, 'connect');
    socket.connect();
    await connected;
    return socket;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.disconnect();
    await this.app.close();
    await this.dropDatabase();
  }
}

/** The arguments of the next message of that name; rejects when the connection is refused instead. */
export function nextMessage(socket: Socket, name: string): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    socket.once(name, (...received: unknown[]) => resolve(received));
    if (name !== 'connect_error') socket.once('connect_error', reject);
  });
}
