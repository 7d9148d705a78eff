import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { giveUp } from './node-version.mjs';

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 3000;

/** Puts the variables of `.env` into the environment. What is set already wins. */
export function loadEnvironmentFile(root) {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Ends with a sentence if the server's port cannot be used. Runs before anything slow. */
export async function requireFreePort() {
  const port = Number(process.env.PORT || DEFAULT_PORT);
  // The server itself lists every variable that is wrong, this one included.
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return;
  const problem = await tryPort(process.env.HOST || DEFAULT_HOST, port);
  if (problem === 'EADDRINUSE') {
    const other = port === 65_535 ? port - 1 : port + 1;
    giveUp(`Port ${port} is in use. Stop what runs there or choose another: PORT=${other} npm start`);
  }
  if (problem === 'EACCES') {
    giveUp(`Port ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`);
  }
  if (problem === 'EADDRNOTAVAIL' || problem === 'ENOTFOUND') {
    giveUp(
      `This machine has no address ${process.env.HOST}. Correct HOST, or leave it away for ${DEFAULT_HOST}.`,
    );
  }
}

/** The error code of listening there, undefined when it works. */
function tryPort(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
