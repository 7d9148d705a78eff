import { message } from '@lyceum/contracts/messages';

export const sandbox = message('Pretend payment');
export const aboutSandbox = message(
  'This is the pretend provider: nobody’s money moves. Choose what is to happen.',
);
export const loadingPayment = message('Loading the payment');
export const paymentFailedToLoad = message('The payment did not load');
export const cards = message('Choose a card');
export const cardPays = message('A card that pays');
export const cardDeclined = message('A card that is declined');
export const cardAsks = message('A card whose bank asks for a code (3-D Secure)');
export const cardSilent = message('A card of which nothing is heard');
export const cardLate = message('A card that pays late');
export const payNow = message('Pay {amount} with it');
export const fiveTimes = message('Report it five times');
export const bankAsks = message('Your bank asks for a code');
export const aboutBankAsks = message('It is {code}, as this bank is a pretend one.');
export const bankCode = message('Code of the bank');
export const confirm = message('Confirm');
export const refuse = message('Refuse');
export const scan = message('Scan with {app}');
export const aboutScan = message(
  'Scan it with another device, or pay here. The page you came from changes by itself.',
);
export const payInApp = message('Pay {amount} in {app}');
export const thinking = message('The bank has not answered yet');
export const aboutThinking = message(
  'You can go back now. What the bank says, it says later: decide it here.',
);
export const bankSaysYes = message('Let the bank say yes');
export const bankSaysNo = message('Let the bank say no');
export const sandboxPaid = message('Paid');
export const sandboxDeclined = message('Declined');
export const backToShop = message('Back to the order');
