import { Inject, Injectable } from '@nestjs/common';
import { authErrors, type PasskeyResponseInput } from '@lyceum/contracts/auth';
import { CONFIG, type Config, DomainError, statement, type Transaction } from '@lyceum/kernel';
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { type RelyingParty, relyingParty } from './relying-party';

/** Whom a passkey was made for, as the authenticator shows and keeps it. */
export interface PasskeyOwner {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
}

/** A passkey that answered: whose it is. */
interface StoredPasskey {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  /** `bigint` comes as text. */
  counter: string;
  transports: string[];
}

type Response = PasskeyResponseInput['response'];

const storedQuery = statement<StoredPasskey>(
  'auth.stored-passkey',
  `SELECT id, user_id AS "userId", credential_id AS "credentialId", public_key AS "publicKey", counter, transports
  FROM passkeys WHERE credential_id = $credentialId`,
);

/** A counter that does not grow belongs to a copied passkey, unless the authenticator keeps none and always says 0. */
const useStatement = statement(
  'auth.use-passkey',
  `UPDATE passkeys SET counter = $newCounter, last_used_at = now()
  WHERE id = $id AND (counter < $newCounter OR (counter = 0 AND $newCounter = 0))`,
);

/** Loaded with the first passkey: a twelfth of all files the server would start with. */
const webAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, by their COSE numbers: what every authenticator has one of. */
const algorithms = [-8, -7, -257];

/** WebAuthn's part: options for the browser, and the check of what comes back. The user is verified every time. */
@Injectable()
export class PasskeyVerifier {
  private readonly party: RelyingParty;
  private readonly brand: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.party = relyingParty(config.publicUrl);
    this.brand = config.BRAND_NAME;
  }

  async registrationOptions(
    owner: PasskeyOwner,
    existing: readonly { credentialId: string; transports: string[] }[],
  ) {
    const { generateRegistrationOptions } = await webAuthn();
    return generateRegistrationOptions({
      rpName: this.brand,
      rpID: this.party.id,
      userID: handleOf(owner.userId),
      userName: owner.email,
      userDisplayName: owner.fullName,
      attestationType: 'none',
      supportedAlgorithmIDs: algorithms,
      excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** @param allowed the passkeys that will do; absent: any that the browser finds for this site */
  async authenticationOptions(allowed?: readonly { credentialId: string; transports: string[] }[]) {
    const { generateAuthenticationOptions } = await webAuthn();
    return generateAuthenticationOptions({
      rpID: this.party.id,
      userVerification: 'required',
      ...(allowed && {
        allowCredentials: allowed.map(({ credentialId: id, transports }) => ({ id, transports })),
      }),
    });
  }

  /** @throws DomainError AUTH_PASSKEY_NOT_ACCEPTED */
  async verifyRegistration(response: Response, challenge: string): Promise<WebAuthnCredential> {
    const { verifyRegistrationResponse } = await webAuthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // The library checks the shape itself.
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: [...this.party.origins],
      expectedRPID: this.party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }).catch(notAccepted);
    return verified ? registrationInfo.credential : notAccepted();
  }

  /**
   * Checks an answer and counts it, in one statement: of two calls with one answer, one is accepted.
   * @param owner whose passkey it must be; absent: anybody's
   * @returns the owner's id
   * @throws DomainError AUTH_PASSKEY_NOT_ACCEPTED
   */
  async verifyAuthentication(
    transaction: Transaction,
    answer: { response: Response; challenge: string; owner?: string },
  ): Promise<string> {
    const { response, challenge, owner } = answer;
    const credentialId = typeof response['id'] === 'string' ? response['id'] : '';
    const [stored] = await transaction.rows(storedQuery, { credentialId });
    if (!stored || (owner !== undefined && owner !== stored.userId)) return notAccepted();
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: [...this.party.origins],
      expectedRPID: this.party.id,
      credential: toCredential(stored),
      requireUserVerification: true,
    }).catch(notAccepted);
    if (!verified) return notAccepted();
    const { newCounter } = authenticationInfo;
    const count = await transaction.count(useStatement, { id: stored.id, newCounter });
    return count > 0 ? stored.userId : notAccepted();
  }
}

/** The user's id as the bytes an authenticator keeps. */
function handleOf(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));
}

function toCredential({
  credentialId: id,
  publicKey,
  counter,
  transports,
}: StoredPasskey): WebAuthnCredential {
  return { id, publicKey: new Uint8Array(publicKey), counter: Number(counter), transports };
}

function notAccepted(cause?: unknown): never {
  throw new DomainError(authErrors.PASSKEY_NOT_ACCEPTED, { cause });
}
