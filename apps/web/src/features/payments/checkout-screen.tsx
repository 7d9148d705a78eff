import { paymentLimits } from '@lyceum/contracts/payments';
import { useSession } from '@lyceum/session';
import { QueryContent } from '@lyceum/shell';
import { Page, PageTitle, TextSkeleton } from '@lyceum/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckoutForm, type CheckoutLinks } from './checkout-form';
import { checkoutQuery, childrenQuery } from './payment-calls';
import { ForWhom } from './for-whom';
import classes from './payments.module.css';
import * as messages from './payments.messages';

interface CheckoutScreenProps extends CheckoutLinks {
  readonly groupTag: string;
}

/** Buying a seat of a class (checklist line 226): what, for whom, when, for how much, and how to pay. */
export function CheckoutScreen({ groupTag, ...rest }: CheckoutScreenProps) {
  const me = useSession().user?.id ?? '';
  const children = useQuery(childrenQuery(me));
  const people = children.data?.getGuardianStudents.map(({ person }) => person) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  // Guardians come here for their children.
  const forId = chosen ?? people[0]?.id ?? me;
  const checkout = useQuery({
    ...checkoutQuery(me, groupTag, forId === me ? null : forId),
    enabled: !children.isPending,
    gcTime: 0,
  });
  return (
    <Page width="reading">
      <PageTitle title={messages.buySeat()} />
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
