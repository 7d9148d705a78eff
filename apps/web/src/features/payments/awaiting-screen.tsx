import { type PaymentMethod, paymentMethodNames } from '@lyceum/contracts/payments';
import { MessageScreen, useBrandName } from '@lyceum/ui';
import { type ReactNode, useEffect } from 'react';
import * as messages from './awaiting.messages';

interface AwaitingScreenProps {
  readonly method: PaymentMethod;
  /** Where the state of it is read. */
  readonly action: ReactNode;
}

/** Where an app sends back to who is not signed in here, or without an order: others are sent on to theirs. */
export function AwaitingScreen({ method, action }: AwaitingScreenProps) {
  const brandName = useBrandName();
  const title = messages.waitingFor({ app: paymentMethodNames[method]() });
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
  }, [title, brandName]);
  return (
    <MessageScreen title={title} description={messages.aboutWaitingFor()} action={action} drawing={null} />
  );
}
