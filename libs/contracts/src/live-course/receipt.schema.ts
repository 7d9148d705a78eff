import { z } from 'zod';

/** What somebody hands in. */
export const workKinds = ['LINK', 'FILE'] as const;
export type WorkKind = (typeof workKinds)[number];

/** 128 random bits. */
export const receiptCodeSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/, 'This is not the code of a receipt.');

export const oneReceiptSchema = z.object({ code: receiptCodeSchema });

/** What is signed of a receipt when something is handed in; it names nobody. */
export const receiptClaimsSchema = z.object({
  iss: z.string().describe('Whose receipt it is; its keys are at /receipts/keys.json there.'),
  jti: receiptCodeSchema,
  iat: z.int().describe('When it was signed, in seconds since 1970.'),
  submittedAt: z.iso.datetime(),
  kind: z.enum(workKinds),
  work: z
    .string()
    .describe('SHA-256 of the bytes of the file, or of the letters of the link, in hexadecimal.'),
  owner: z.string().describe('A salted hash of whose it is, for us alone.'),
});

/** What stands in the file that its owner is given, signed as well. */
export interface ReceiptFileClaims extends ReceiptClaims {
  readonly student: string;
  readonly course: string;
  readonly class: string;
  readonly homework: string;
  /** What was handed in: its address, or its name. */
  readonly link?: string;
  readonly file?: string;
}

export type ReceiptClaims = z.output<typeof receiptClaimsSchema>;

/** What anybody who has its code is told of a receipt that is genuine. */
export const receiptAnswerSchema = z.object({
  data: z.object({
    code: receiptCodeSchema,
    submittedAt: z.iso.datetime(),
    kind: z.enum(workKinds),
    work: z.string(),
    keyId: z.string(),
    /** As it was signed: a JSON Web Signature, compact. */
    receipt: z.string(),
  }),
});

export type ReceiptAnswer = z.output<typeof receiptAnswerSchema>;

/** Public keys of receipts, old ones too: a JSON Web Key Set (RFC 7517). */
export const receiptKeysSchema = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      x: z.string(),
      kid: z.string(),
      use: z.literal('sig'),
      alg: z.literal('EdDSA'),
      nbf: z.int().describe('It signs from then on, in seconds since 1970.'),
      exp: z.int().describe('It signs until then; what it signed before stays valid.'),
    }),
  ),
});

export type ReceiptKeys = z.output<typeof receiptKeysSchema>;
export type OneReceiptInput = z.output<typeof oneReceiptSchema>;
