import { createHash, randomInt } from 'node:crypto';
import { authLimits } from '@lyceum/contracts/auth';
import type { EntityManager } from 'typeorm';

/** Without letters and digits that look alike; 32 of them, five bits each. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groups = 4;
const groupLength = 4;

/** 80 random bits, so a plain SHA-256 cannot be turned around. The user's id keeps equal codes apart. */
const hashOf = (userId: string, code: string): Buffer =>
  createHash('sha256').update(`${userId}:${code}`).digest();

/** `ABCD-EFGH-JKLM-NPQR`. */
function newCode(): string {
  const group = (): string =>
    Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Gives the user new codes in place of all old ones. @returns the codes, which nobody can read again */
export async function replaceRecoveryCodes(manager: EntityManager, userId: string): Promise<string[]> {
  const codes = Array.from({ length: authLimits.recoveryCodes }, newCode);
  const hashes = codes.map((code) => hashOf(userId, code.replaceAll('-', '')));
  await removeRecoveryCodes(manager, userId);
  await manager.query('INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::bytea[])', [
    userId,
    hashes,
  ]);
  return codes;
}

export async function removeRecoveryCodes(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
}

/** Uses a code up, in one statement: of many calls with the same one, one gets true. @param code without hyphens */
export async function useRecoveryCode(
  manager: EntityManager,
  userId: string,
  code: string,
): Promise<boolean> {
  const [, count] = (await manager.query('DELETE FROM recovery_codes WHERE user_id = $1 AND code_hash = $2', [
    userId,
    hashOf(userId, code),
  ])) as [unknown, number];
  return count > 0;
}
