import { message } from '@lyceum/contracts/messages';

export const movedTo = message('{title} is at place {place} of {places}.');
export const howToMove = message('Press the arrow keys to move it up or down.');
export const drag = message('Drag {title}');
export const moveUp = message('Move {title} up');
export const moveDown = message('Move {title} down');
