import { type SandboxActInput, sandboxAnswerSchema, type SandboxPayment } from '@lyceum/contracts/payments';
import { callAndRead } from '@lyceum/session';

const pathOf = (ref: string): string => `/sandbox-payments/${encodeURIComponent(ref)}`;

export const fetchSandboxPayment = (ref: string, signal: AbortSignal): Promise<SandboxPayment> =>
  callAndRead(sandboxAnswerSchema, pathOf(ref), { signal });

export const actInSandbox = (ref: string, input: SandboxActInput): Promise<SandboxPayment> =>
  callAndRead(sandboxAnswerSchema, pathOf(ref), { method: 'POST', body: input });
