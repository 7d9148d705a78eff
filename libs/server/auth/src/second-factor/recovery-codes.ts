import { createHash, randomInt } from 'node:crypto';
import { authLimits } from '@lyceum/contracts/auth';
import { statement, type Transaction } from '@lyceum/kernel';

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

const addStatement = statement(
  'auth.add-recovery-codes',
  'INSERT INTO recovery_codes (user_id, code_hash) SELECT $userId, unnest($hashes::bytea[])',
);

/** Gives the user new codes in place of all old ones. @returns the codes, which nobody can read again */
export async function replaceRecoveryCodes(transaction: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: authLimits.recoveryCodes }, newCode);
  const hashes = codes.map((code) => hashOf(userId, code.replaceAll('-', '')));
  await removeRecoveryCodes(transaction, userId);
  await transaction.count(addStatement, { userId, hashes });
  return codes;
}

const removeStatement = statement(
  'auth.remove-recovery-codes',
  'DELETE FROM recovery_codes WHERE user_id = $userId',
);

export async function removeRecoveryCodes(transaction: Transaction, userId: string): Promise<void> {
  await transaction.count(removeStatement, { userId });
}

const useStatement = statement(
  'auth.use-recovery-code',
  'DELETE FROM recovery_codes WHERE user_id = $userId AND code_hash = $hash',
);

/** Uses a code up, in one statement: of many calls with the same one, one gets true. @param code without hyphens */
export async function useRecoveryCode(
  transaction: Transaction,
  userId: string,
  code: string,
): Promise<boolean> {
  return (await transaction.count(useStatement, { userId, hash: hashOf(userId, code) })) > 0;
}
