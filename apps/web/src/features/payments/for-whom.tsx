import { fullName } from '@lyceum/contracts/auth';
import { Choices } from './choices';
import * as messages from './payments.messages';

interface Child {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface ForWhomProps {
  readonly me: string;
  readonly people: readonly Child[];
  readonly forId: string;
  readonly onChoose: (id: string) => void;
}

/** For whom it is: only who has children here is asked. */
export function ForWhom({ me, people, forId, onChoose }: ForWhomProps) {
  if (people.length === 0) return null;
  const choices = [
    ...people.map((child) => [child.id, fullName(child)] as const),
    [me, messages.forMyself()] as const,
  ];
  return <Choices label={messages.forWhom()} choices={choices} chosen={forId} onChoose={onChoose} />;
}
