import { authLimits } from '@lyceum/contracts/auth';
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;

/** An authenticator app's key and what it makes of it: RFC 6238 with the parameters every app understands. */
export class TotpKey {
  private constructor(private readonly secret: Secret) {}

  /** A fresh key of 160 bits. */
  static create(): TotpKey {
    return new TotpKey(new Secret({ size: 20 }));
  }

  static fromText(base32: string): TotpKey {
    return new TotpKey(Secret.fromBase32(base32));
  }

  /** The key in base 32, for those who type it. */
  get text(): string {
    return this.secret.base32;
  }

  /** What the QR code carries. */
  uri(brand: string, email: string): string {
    return this.totp(brand, email).toString();
  }

  /** The time step a code belongs to: the present one, the one before or the one after; null for a wrong code. */
  stepOf(code: string, now: Date): number | null {
    const timestamp = now.getTime();
    const delta = this.totp().validate({ token: code, timestamp, window: authLimits.totpDrift });
    return delta === null ? null : Math.floor(timestamp / (periodSeconds * 1_000)) + delta;
  }

  private totp(issuer = '', label = ''): TOTP {
    return new TOTP({
      issuer,
      label,
      secret: this.secret,
      algorithm: 'SHA1',
      digits: 6,
      period: periodSeconds,
    });
  }
}
