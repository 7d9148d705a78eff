import { message } from '@lyceum/contracts/messages';

export const waitingFor = message('Waiting for {app}');
export const aboutWaitingFor = message(
  'As soon as the payment has arrived here, its order says so. Nothing is charged twice, whatever you do meanwhile.',
);
export const logIn = message('Log in to see the order');
export const toOrders = message('My orders');
