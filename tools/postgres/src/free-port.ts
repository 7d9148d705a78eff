import { createServer } from 'node:net';

/** Whether nobody listens on that port of 127.0.0.1. */
export function isFree(port: number): Promise<boolean> {
  return listen(port).then(
    () => true,
    () => false,
  );
}

/** A port of 127.0.0.1 nobody listens on at this moment. */
export function findFreePort(): Promise<number> {
  return listen(0);
}

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const found = typeof address === 'object' && address !== null ? address.port : port;
      server.close(() => {
        resolve(found);
      });
    });
  });
}
