import { message, plural } from '@lyceum/contracts/messages';

export const recording = message('Recording a voice message');
export const askingForMicrophone = message('Your browser asks whether this page may use your microphone.');
export const recordingBegan = plural({
  one: 'Recording. A voice message is at most {count} minute long.',
  other: 'Recording. A voice message is at most {count} minutes long.',
});
export const ofMost = message('{length} of {most}');
export const stopRecording = message('Stop recording');
export const throwAway = message('Throw the recording away');
/** Why nothing could be recorded. */
export const problems = {
  REFUSED: message(
    'Your browser does not let this page use the microphone. Allow it in the settings of this page, then try again.',
  ),
  NONE: message('No microphone was found. Connect one, then try again.'),
  TAKEN: message('The microphone could not be used. Another program may have it.'),
  SILENT: message('Nothing was recorded. Please try again.'),
} as const;
export const tryAgain = message('Try again');
export const close = message('Close');
export const play = message('Play the voice message, {length}');
export const pause = message('Pause the voice message');
export const place = message('Place in the voice message');
export const notPlayed = message('This voice message could not be played. Please try again.');
