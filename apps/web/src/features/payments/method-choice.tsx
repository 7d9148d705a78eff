import { type PaymentMethod, paymentMethodNames } from '@lyceum/contracts/payments';
import { Choices } from './choices';
import * as messages from './payments.messages';

interface MethodChoiceProps {
  readonly methods: readonly PaymentMethod[];
  readonly method: PaymentMethod | null;
  readonly onChoose: (method: PaymentMethod) => void;
}

/** The ways to pay that are offered here. */
export function MethodChoice({ methods, method, onChoose }: MethodChoiceProps) {
  const choices = methods.map((one) => [one, paymentMethodNames[one]()] as const);
  return <Choices label={messages.howToPay()} choices={choices} chosen={method} onChoose={onChoose} />;
}
