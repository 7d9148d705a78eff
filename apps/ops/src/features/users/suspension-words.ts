import type { UserRow } from '@lyceum/contracts/auth';

interface SuspensionWords {
  readonly action: string;
  readonly consequence: string;
}

/** What shutting this account out, or letting it in, is called and does. */
export function suspensionWords({
  isSuspended,
  awaitsStaff,
}: Pick<UserRow, 'isSuspended' | 'awaitsStaff'>): SuspensionWords {
  if (isSuspended && awaitsStaff) {
    return {
      action: 'Let in',
      consequence:
        'Another account of this mailbox is suspended or banned. They cannot log in until you let them in.',
    };
  }
  if (isSuspended) {
    return { action: 'Let in again', consequence: 'They cannot log in. Nothing of theirs is lost.' };
  }
  if (awaitsStaff) {
    return {
      action: 'Decline newcomer',
      consequence: 'The account stays suspended and waits for nobody any more. Nothing of theirs is lost.',
    };
  }
  return {
    action: 'Suspend account',
    consequence:
      'They are logged out everywhere within seconds and cannot log in. Nothing of theirs is lost.',
  };
}
