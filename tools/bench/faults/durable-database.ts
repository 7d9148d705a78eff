import { type EmbeddedPostgres, startEmbeddedPostgres } from '@lyceum/embedded-postgres';
import { Pool } from 'pg';

const name = 'faults';

/** A PostgreSQL with the settings of an installation, which can be stopped and started again under its port. */
export class DurableDatabase {
  readonly pool: Pool;
  readonly url: string;
  private readonly folder: string;
  private server: EmbeddedPostgres;

  private constructor(folder: string, server: EmbeddedPostgres) {
    this.folder = folder;
    this.server = server;
    this.url = server.url(name);
    this.pool = new Pool({ connectionString: this.url, max: 2, application_name: 'bench' });
    // Connections end with the server; the next statement opens one.
    this.pool.on('error', () => undefined);
  }

  static async open(folder: string): Promise<DurableDatabase> {
    const server = await startEmbeddedPostgres({ dataDirectory: folder });
    await server.createDatabase(name);
    return new DurableDatabase(folder, server);
  }

  /** Ends all connections, stays away so long, and comes back. */
  async restart(awayMilliseconds: number): Promise<void> {
    await this.server.stop();
    await new Promise((resolve) => setTimeout(resolve, awayMilliseconds));
    this.server = await startEmbeddedPostgres({ dataDirectory: this.folder });
    if (this.server.url(name) !== this.url) throw new Error('PostgreSQL came back under another address.');
  }

  async stop(): Promise<void> {
    await this.pool.end();
    await this.server.stop();
  }
}
