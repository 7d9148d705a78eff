import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Config } from '@lyceum/kernel';

/**
 * The key tokens are signed and checked with. Given a text, the JWT library would first try to read it as a public
 * key on every call, which costs more than the check itself.
 */
export const tokenKey = (config: Pick<Config, 'JWT_SECRET'>): KeyObject =>
  createSecretKey(Buffer.from(config.JWT_SECRET));
