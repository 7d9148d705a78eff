import { foundText, type MentionablePerson, MentionOptions, useActiveDescendant } from '@lyceum/editor';
import { Portal, VisuallyHidden } from '@mantine/core';
import { type RefObject, useId } from 'react';
import type { Offered } from './use-mentioning';

interface OfferedPeopleProps {
  readonly offered: Offered;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Who is in the chat, to be chosen while their name is typed; the keyboard stays in the text. */
export function OfferedPeople({ offered, field }: OfferedPeopleProps) {
  const listId = useId();
  const { active, place, choose } = offered;
  useActiveDescendant(() => field.current, listId, active);
  const people = offered.people.map((person): MentionablePerson & (typeof offered.people)[number] => ({
    ...person,
    isFriend: false,
    roleLabels: [],
    forumsInCommon: [],
  }));
  const chooseOf = ({ id }: MentionablePerson): void => {
    const person = people.find((other) => other.id === id);
    if (person) choose(person);
  };
  return (
    <>
      <VisuallyHidden role="status">{foundText(people)}</VisuallyHidden>
      <Portal>
        <MentionOptions offer={{ people, active, place, choose: chooseOf }} listId={listId} />
      </Portal>
    </>
  );
}
