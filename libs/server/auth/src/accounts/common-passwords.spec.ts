import { expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { assertUncommonPassword } from './common-passwords';

test.each(['password1', 'PassWord1', 'qwertyuiop', '1234567890', 'iloveyou1'])(
  '%s is refused, with the field named',
  async (password) => {
    await expect(assertUncommonPassword(password, 'password')).rejects.toMatchObject({
      code: authErrors.PASSWORD_TOO_COMMON.code,
      issues: [{ path: 'password', message: authErrors.PASSWORD_TOO_COMMON.message }],
    });
  },
);

test.each(['à bientôt!', 'correct horse battery', '子涵在这里学习', '        '])(
  '%s is not',
  async (password) => {
    await expect(assertUncommonPassword(password, 'password')).resolves.toBeUndefined();
  },
);
