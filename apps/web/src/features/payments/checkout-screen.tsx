import { paymentLimits } from '@lyceum/contracts/payments';
import { useSession } from '@lyceum/session';
import { QueryContent } from '@lyceum/shell';
import { Page, PageTitle, TextSkeleton } from '@lyceum/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckoutForm, type CheckoutLinks } from './checkout-form';
import { checkoutQuery, childrenQuery, type Wanted } from './payment-calls';
import { ForWhom } from './for-whom';
import classes from './payments.module.css';
import { payByLink } from './payment-link.messages';
import * as messages from './payments.messages';

interface CheckoutScreenProps extends CheckoutLinks {
  readonly wanted: Wanted;
}

/** Buying a seat of a class, or what a payment link is for (checklist line 226): what, for whom, when, for how much, and how to pay. */
export function CheckoutScreen({ wanted, ...rest }: CheckoutScreenProps) {
  const me = useSession().user?.id ?? '';
  const children = useQuery(childrenQuery(me));
  const people = children.data?.getGuardianStudents.map(({ person }) => person) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  // Guardians come here for their children.
  const forId = chosen ?? people[0]?.id ?? me;
  const checkout = useQuery({
    ...checkoutQuery(me, wanted, forId === me ? null : forId),
    enabled: !children.isPending,
    gcTime: 0,
  });
  return (
    <Page width="reading">
      <PageTitle title={wanted.kind === 'payment-link' ? payByLink() : messages.buySeat()} />
      <QueryContent
        query={checkout}
        subject={messages.whatSubject()}
        skeleton={(label) => <TextSkeleton lines={10} label={label} />}
      >
        {({ getCheckout }) => (
          <div className={classes.parts}>
            <h2 className={classes.title} dir="auto">
              {getCheckout.title}
            </h2>
            <ForWhom me={me} people={people} forId={forId} onChoose={setChosen} />
            <CheckoutForm
              key={`${forId} ${String(getCheckout.priceMinor)}`}
              me={me}
              forId={forId}
              checkout={getCheckout}
              minutes={paymentLimits.minutesToPay}
              onChanged={() => void checkout.refetch()}
              {...rest}
            />
          </div>
        )}
      </QueryContent>
    </Page>
  );
}
