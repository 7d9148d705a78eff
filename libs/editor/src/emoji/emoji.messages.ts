import { message } from '@lyceum/contracts/messages';

export const searchEmoji = message('Search emoji');
export const search = message('Search');
export const kindsOfEmoji = message('Kinds of emoji');
export const emoji = message('Emoji');
export const noResults = message('No results found');
export const smileys = message('Smileys');
export const people = message('People');
export const nature = message('Nature');
export const food = message('Food');
export const travel = message('Travel');
export const activities = message('Activities');
export const things = message('Things');
export const symbols = message('Symbols');
export const flags = message('Flags');
