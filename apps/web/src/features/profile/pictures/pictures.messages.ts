import { type Message, message } from '@lyceum/contracts/messages';
import type { ProfilePicturePlace } from '@lyceum/contracts/profile';

export const upload = message('Upload a picture');
export const zoom = message('Zoom');
export const left = message('Move left');
export const right = message('Move right');
export const up = message('Move up');
export const down = message('Move down');
export const chosen = message('The picture you chose');
export const area = message('What is shown. Move the picture by dragging it or with the arrow keys.');
export const save = message('Save');
export const cancel = message('Cancel');
export const percentSent = message('{percent} % sent');
export const unreadable = message('This picture cannot be opened here. Please choose another one.');

interface Words {
  readonly change: Message<string>;
  readonly remove: Message<string>;
  readonly crop: Message<string>;
  readonly whoSees: Message<string>;
  readonly saved: Message<string>;
  readonly removed: Message<string>;
}

export const wordsOf: Readonly<Record<ProfilePicturePlace, Words>> = {
  PICTURE: {
    change: message('Change your picture'),
    remove: message('Remove the picture'),
    crop: message('Your picture'),
    whoSees: message('Whoever comes across you here sees it, also people you do not know.'),
    saved: message('Your picture is saved.'),
    removed: message('Your picture is removed. A drawn one stands in its place.'),
  },
  COVER: {
    change: message('Change your cover'),
    remove: message('Remove the cover'),
    crop: message('Your cover'),
    whoSees: message('Whoever may open your page sees it, also people you do not know.'),
    saved: message('Your cover is saved.'),
    removed: message('Your cover is removed.'),
  },
};
