import {
  addPasskeySchema,
  type ChangeEmailInput,
  type ChangePasswordInput,
  connectSocialAnswerSchema,
  doneAnswerSchema,
  type EmailChange,
  emailChangeAnswerSchema,
  passkeyOptionsAnswerSchema,
  recoveryCodesAnswerSchema,
  type SocialProvider,
  totpSetupAnswerSchema,
} from '@lyceum/contracts/auth';
import { apiFetch, callAndRead, postAndRead, replaceToken } from '@lyceum/session';
import { runPasskeyDialog } from '@lyceum/shell';

const remove = async (path: string, body?: unknown): Promise<void> => {
  await callAndRead(doneAnswerSchema, path, { method: 'DELETE', body });
};

const readCodes = async (path: string, body: unknown): Promise<readonly string[]> =>
  (await postAndRead(recoveryCodesAnswerSchema, path, body)).recoveryCodes;

/** Changes to the ways into one's own account. `password` is empty for an account that has none. */
export const securityCalls = {
  /** Ends every other session, and goes on under a new token. */
  changePassword: async (input: ChangePasswordInput): Promise<void> =>
    replaceToken(await apiFetch('/auth/change-password', { method: 'POST', body: input })),
  /** Answers the change that waits for its confirmations. */
  changeEmail: (input: ChangeEmailInput): Promise<EmailChange> =>
    postAndRead(emailChangeAnswerSchema, '/auth/email-change', input),
  resendEmailChange: async (): Promise<void> => {
    await postAndRead(doneAnswerSchema, '/auth/email-change/resend', {});
  },
  cancelEmailChange: () => remove('/auth/email-change'),
  startTotp: (password: string) => postAndRead(totpSetupAnswerSchema, '/auth/totp/start', { password }),
  /** Answers the recovery codes, which nobody can see again. */
  confirmTotp: (code: string) => readCodes('/auth/totp/confirm', { code }),
  disableTotp: async (password: string): Promise<void> => {
    await postAndRead(doneAnswerSchema, '/auth/totp/disable', { password });
  },
  makeRecoveryCodes: (password: string) => readCodes('/auth/recovery-codes', { password }),
  /** Makes a passkey with the browser's own dialog. @throws PasskeyError when that comes to nothing */
  addPasskey: async (password: string, name: string): Promise<void> => {
    const { ticket, options } = await postAndRead(passkeyOptionsAnswerSchema, '/auth/passkeys/options', {
      password,
    });
    const response = await runPasskeyDialog('make', options);
    const input = addPasskeySchema.parse({ ticket, response, name });
    await postAndRead(doneAnswerSchema, '/auth/passkeys', input);
  },
  removePasskey: (id: string, password: string) => remove(`/auth/passkeys/${id}`, { password }),
  /** Answers where to send the browser; it comes back to the settings page. */
  connectSocial: async (provider: SocialProvider, password: string): Promise<string> => {
    const call = `/auth/social/${provider.toLowerCase()}/connect`;
    const { path } = await postAndRead(connectSocialAnswerSchema, call, { password });
    return `${path}&${new URLSearchParams({ next: '/settings#security' }).toString()}`;
  },
  unlinkSocial: (provider: SocialProvider) => remove(`/auth/social/${provider.toLowerCase()}`),
} as const;
