import { Client, type ClientConfig } from 'pg';

/**
 * A connection whose errors say that they are the database's: by their code alone, one that was refused or broke
 * off looks like any other connection's. The kernel's `isServiceAway` reads the mark.
 */
export class DatabaseClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // Before the listeners by which the client hands them on.
    const { connection } = this as unknown as { connection: NodeJS.EventEmitter };
    connection.on('error', (error: object) => Object.assign(error, { isOfDatabase: true }));
  }
}
