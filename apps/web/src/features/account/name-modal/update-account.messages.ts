import { message } from '@lyceum/contracts/messages';

export const updateYourAccount = message('Update your account');
