import type { RecordingFailure, RecordingMomentKind } from '@lyceum/contracts/live-course';
import { type Message, message, plural } from '@lyceum/contracts/messages';

export const recordings = message('Recordings');
export const recording = message('The recording');
export const toWatchAgain = message('Lessons to watch again');
export const aboutOwn = message('What was recorded in all your classes, the last lesson first.');
export const noneOwn = message('No recordings yet');
export const aboutNoneOwn = message(
  'When a lesson of yours was recorded, you find it here to watch again, at your own speed.',
);
export const toClasses = message('Go to your classes');
export const none = message('No lesson of this class was recorded yet.');
export const ofLesson = message('Lesson {number}: {topic}');
export const hasCaptions = message('captions');
export const fetchingFailed = message('The recording could not be opened');
export const backToClass = message('Back to the class');

export const playFailed = message('The recording stopped. It goes on where it was once it can be had again.');
export const playOn = message('Go on');
export const speed = message('Speed');
export const times = message('{speed} ×');
export const keys = message(
  'Keys: K plays and pauses, J and L go ten seconds back and on, C shows captions.',
);
export const roomKeys = message('Keys: K plays and pauses, J and L go ten seconds back and on.');
export const player = message('The recorded lesson');
export const play = message('Play');
export const pause = message('Pause');
export const back10 = message('Ten seconds back');
export const on10 = message('Ten seconds on');
export const position = message('Where it is');
export const timeOf = message('{at} of {length}');
export const waiting = message('One moment…');
export const screenOf = message('Screen of {name}');
export const nobodyNow = message('Nobody is recorded at this moment.');
export const nobodyLeft = message('Nobody is left in this recording.');
export const peopleInIt = message('Who is in it');
export const you = message('You');
export const takeMeOut = message('Take me out');
export const takeOut = message('Take {name} out');
export const takeMeOutQuestion = message('Take yourself out of this recording?');
export const takeOutQuestion = message('Take {name} out of this recording?');
export const aboutTakingMeOut = message(
  'Your camera, your voice, your screen and what is told of you are deleted from it, for everybody and for good. What others said stays, and so do captions that a teacher added.',
);
export const aboutTakingOut = message(
  'The camera, voice and screen of {name}, and what is told of them, are deleted from it, for everybody and for good, and they are told. What others said stays, and so do captions.',
);
export const meTakenOut = message('You are not in this recording any more.');
export const takenOut = message('{name} is not in this recording any more.');
export const notOpenToMe = message('Recordings that you are in and cannot watch any more');
export const aboutNotOpenToMe = message(
  'They are of classes that you left, or a teacher put them in the trash. You can still take yourself out.',
);
export const recordingNow = message('It is being recorded just now.');
export const moments = message('What happened');
export const happened: Readonly<Record<RecordingMomentKind, Message<'{name}'>>> = {
  STARTED: message('{name} began to record'),
  STOPPED: message('{name} ended the recording'),
  CAME: message('{name} is there'),
  LEFT: message('{name} left'),
  AGREED: message('{name} agreed to be recorded'),
  WITHDREW: message('{name} is not recorded any more'),
  HAND_UP: message('{name} raised a hand'),
  SCREEN_SHARED: message('{name} shared a screen'),
};

export const captionsLabel = message('Captions');
export const said = message('What is said');
export const saidIsShort = message('This recording has no captions yet.');

export const search = message('Find what was said in this class');
export const found = plural({ one: 'Said in {count} place', other: 'Said in {count} places' });
export const foundNothing = message('Nothing like this is in the captions of this class.');
export const foundAt = message('Lesson {number}, {time}: {text}');

export const add = message('Add a recording');
export const whichLesson = message('Which lesson it is of');
export const aboutFilms = message(
  'An MP4 or WebM film up to 500 MB. Everybody in the class can watch it, and nobody else.',
);
export const chooseFilm = message('Choose a film');
export const chooseAnother = message('Choose another film');
export const send = message('Add {name}');
export const notThis = message('Not this film');
export const cancel = message('Cancel');
export const sending = message('Sending {name}: {percent} %');
export const added = message('The recording is added. It can be watched once it was looked into.');
export const processing = message('It is looked into; that takes a moment.');
export const failures: Readonly<Record<RecordingFailure, Message<string>>> = {
  DAMAGED: message('The film is damaged and does not play. Please export it again.'),
  NO_PICTURES: message('There is nothing to see in this film, only sound.'),
  CODEC: message('Not every browser plays this film. Please export it as MP4 with H.264.'),
  MISSING: message('The film is not there any more. Please add it again.'),
  NOTHING_RECORDED: message('Nobody was recorded: nobody who agreed sent sound or pictures.'),
  TOOK_TOO_LONG: message('Looking into it took too long.'),
};
export const retry = message('Try again');
export const addCaptions = message('Add captions');
export const changeCaptions = message('Replace captions');
export const removeCaptions = message('Remove captions');
export const ofRecording = message('{action}: {name}');
export const captionsSaved = message('The captions are saved.');
export const captionsRemoved = message('The captions are gone.');
export const captionsFailed = message('The captions could not be saved. Please try again.');
export const remove = message('Delete {name}');
export const deleted = message('The recording is deleted. It can be had back for 30 days.');
export const restored = message('The recording is back.');
export const restore = message('Restore {name}');
export const undo = message('Undo');
export const failed = message('The recording could not be changed. Please try again.');
export const trash = message('Deleted, to be had back for 30 days');
