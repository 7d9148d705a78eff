import type { AvatarPart } from '@lyceum/contracts/auth';
import { type Message, message } from '@lyceum/contracts/messages';

export const picture = message('Picture');
export const aboutPicture = message('Stands beside what you write. Without one, your initials do.');
export const drawOne = message('Draw a picture');
export const drawAnother = message('Change the picture');
export const useInitials = message('Use my initials');
export const surpriseMe = message('Surprise me');
export const savePicture = message('Save picture');
export const pictureSaved = message('Your picture is saved.');
export const loadingPictures = message('Loading: pictures');

interface Part {
  readonly name: Message<string>;
  /** What each choice is called, in the order of its digit. */
  readonly choices: readonly Message<string>[];
}

/** What is chosen, in the order one chooses. */
export const parts: Readonly<Record<AvatarPart, Part>> = {
  figure: {
    name: message('Animal'),
    choices: [
      message('Owl'),
      message('Cat'),
      message('Bear'),
      message('Rabbit'),
      message('Fox'),
      message('Penguin'),
    ],
  },
  coat: {
    name: message('Colour'),
    choices: [
      message('Purple'),
      message('Teal'),
      message('Red'),
      message('Brown'),
      message('Blue'),
      message('Green'),
    ],
  },
  eyes: {
    name: message('Eyes'),
    choices: [message('Open'), message('Happy'), message('Asleep'), message('Winking')],
  },
  extra: {
    name: message('Extra'),
    choices: [
      message('Nothing'),
      message('Glasses'),
      message('A hat'),
      message('A scarf'),
      message('A flower'),
    ],
  },
  ground: {
    name: message('Background'),
    choices: [
      message('Lavender'),
      message('Mint'),
      message('Sand'),
      message('Rose'),
      message('Sky'),
      message('Meadow'),
      message('Mist'),
      message('Night'),
    ],
  },
};
