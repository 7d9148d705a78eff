import { message, plural } from '@lyceum/contracts/messages';

export const passkeyAdded = message('The passkey is added.');
export const goOn = message('Continue');
export const name = message('Name');
export const aboutName = message('So that you know it again: “My phone”, “Library laptop”.');
export const yourPassword = message('Your password');
export const connectedAccounts = message('Connected accounts');
export const aboutConnectedAccounts = message('Accounts elsewhere that you can log in with.');
export const disconnectQuestion = message('Disconnect {provider}?');
export const aboutDisconnecting = message(
  'You can no longer log in with {provider}. You can connect it again at any time.',
);
export const disconnect = message('Disconnect');
export const disconnected = message('{provider} is disconnected.');
export const connected = message('Connected');
export const notConnected = message('Not connected');
export const disconnectProvider = message('Disconnect {provider}');
export const connectProvider = message('Connect {provider}');
export const connect = message('Connect');
export const goToProvider = message('Go to {provider}');
export const aboutConnecting = message(
  'You log in at {provider}, then come back here. From then on it opens this account.',
);
export const passkeys = message('Passkeys');
export const aboutPasskeys = message(
  'Log in with the fingerprint, face or PIN of your device. A passkey cannot be guessed or given away by mistake.',
);
export const removePasskey = message('Remove {name}');
export const remove = message('Remove');
export const addAPasskey = message('Add a passkey');
export const noPasskeysHere = message('This browser knows no passkeys.');
export const removePasskeyQuestion = message('Remove {name}?');
export const aboutRemoval = message('It opens nothing here any more. Your device may still list it.');
export const passwordChanged = message('Your password is changed. Every other session is logged out.');
export const password = message('Password');
export const aboutChangingPassword = message('Changing it logs you out everywhere else.');
export const noPasswordYet = message('You have none yet. With one, you can log in with your email as well.');
export const changePassword = message('Change password');
export const setPassword = message('Set password');
export const currentPassword = message('Current password');
export const newPassword = message('New password');
export const aboutRecoveryCodes = message(
  'Keep these codes where you find them without your phone. Each lets you in once. You will not see them again.',
);
export const recoveryCodes = message('Recovery codes');
export const copied = message('Copied');
export const copy = message('Copy');
export const download = message('Download');
export const iHaveKeptThem = message('I have kept them');
export const waysToLogIn = message('Ways to log in');
export const yourWaysToLogIn = message('Your ways to log in');
export const setUpAnAuthenticatorApp = message('Set up an authenticator app');
export const newRecoveryCodes = message('New recovery codes');
export const turnTheSecondFactorOff = message('Turn the second factor off');
export const secondFactor = message('Second factor');
export const secondFactorOn = plural({
  one: 'On: log-in asks for a code of your authenticator app. You have {count} recovery code left.',
  other: 'On: log-in asks for a code of your authenticator app. You have {count} recovery codes left.',
});
export const secondFactorOff = message(
  'Off. With it, nobody gets in with your password alone: log-in also asks for a code of an app on your phone.',
);
export const secondFactorMissing = message(
  'Your role needs a second factor. Set one up here, then log in with it.',
);
export const turnOff = message('Turn off');
export const setUpAnApp = message('Set up an app');
export const aboutTurningOff = message(
  'Your password alone opens your account then. The recovery codes stop working.',
);
export const makeNewCodes = message('Make new codes');
export const aboutNewCodes = message('The codes you have now stop working.');
export const aboutAuthenticatorApps = message(
  'You need an authenticator app on your phone. Any will do: Google Authenticator, 1Password, Aegis and others.',
);
export const turnOn = message('Turn on');
export const scanThis = message('1. Scan this with the app, or type the key below into it.');
export const qrCodeForYourAuthenticatorApp = message('QR code for your authenticator app');
export const enterDigits = message('2. Enter the six digits the app shows');
export const added = message('Added {when}');
export const addedAndUsed = message('Added {when}, last used {used}');
