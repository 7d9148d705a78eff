import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** A hash of nothing anybody knows, so that an unknown e-mail costs as much time as a wrong password. */
const nobodysHash = hash(crypto.randomUUID());

/** argon2id with the library's parameters (19 MiB, 2 rounds), which are OWASP's. */
@Injectable()
export class PasswordHasher {
  hash(password: string): Promise<string> {
    return hash(password);
  }

  /** Takes the same time whether or not there is a hash to compare with. */
  async matches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
    const isMatch = await verify(passwordHash ?? (await nobodysHash), password);
    return isMatch && Boolean(passwordHash);
  }
}
