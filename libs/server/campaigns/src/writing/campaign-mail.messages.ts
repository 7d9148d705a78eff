import { message } from '@lyceum/contracts/messages';

/** Stands for the name of somebody whose name we do not repeat: 'Hello there'. */
export const there = message('there');
export const sampleName = message('Mei');
export const test = message('[Test] {subject}');
export const whyReader = message('You get this mail because you asked for the newsletter of {brand}.');
export const whyAccount = message('You get this mail because you have an account at {brand}.');
export const unsubscribe = message('Unsubscribe: no more of “{topic}”');
