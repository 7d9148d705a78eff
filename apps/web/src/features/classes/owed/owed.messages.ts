import { message, plural } from '@lyceum/contracts/messages';

export const whatYouOwe = message('What you owe');
export const nothingOwed = message('Nothing to hand in: you have done it all.');
export const aboutOwed = plural({
  one: 'One homework of your classes is still to be handed in.',
  other: '{count} homeworks of your classes are still to be handed in.',
});
export const late = message('Late');
export const soon = message('Soon');
export const wasDue = message('It was due {when}.');
export const wasDueTakenUntil = message('It was due {when}, and is taken until {until}.');
export const costs = message('Each day late costs {percent} % of its points.');
export const dueIn = message('Due {when}, {howSoon}');
