import type { NewPollInput } from '@lyceum/contracts/polls';

/** The poll of a demo thread. */
export interface DemoPoll extends Omit<NewPollInput, 'closesAt'> {
  /** How the thread's title begins. */
  readonly title: string;
  /** How many of the forum's members voted, of a hundred. */
  readonly turnout: number;
  /** When it closes, or has closed, in days from now. */
  readonly closesInDays?: number;
  /** Whether the demo student is among those who voted. */
  readonly studentVoted: boolean;
}

/** One of each kind: fresh, running with and without the student's vote, hidden until one has voted, and closed. */
export const demoPolls: readonly DemoPoll[] = [
  {
    title: 'Tree day on 14 March',
    options: ['Spade', 'Gloves for two', 'Watering can', 'Wheelbarrow', 'Hot tea in a big flask'],
    turnout: 60,
    studentVoted: true,
  },
  {
    title: 'Is offsetting the ski trip honest?',
    options: ['Yes, if we also take the bus', 'Only as a last step', 'No'],
    canSelectMultiple: false,
    open: false,
    hiddenUntilVoted: true,
    closesInDays: 6,
    turnout: 45,
    studentVoted: false,
  },
  {
    title: 'Theme of the month',
    options: ['Edges', 'Reflections', 'Hands at work', 'The colour blue'],
    canSelectMultiple: false,
    open: false,
    closesInDays: -9,
    turnout: 80,
    studentVoted: false,
  },
  {
    title: '本周话题',
    options: ['豆浆油条', '热干面', '肠粉', '煎饼果子', 'Porridge, sorry'],
    closesInDays: 3,
    turnout: 70,
    studentVoted: true,
  },
  {
    title: 'Geometry without a compass app',
    options: ['GeoGebra', 'Paper, always', 'Something else'],
    canSelectMultiple: false,
    turnout: 0,
    studentVoted: false,
  },
];
