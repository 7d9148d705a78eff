import { message, plural } from '@lyceum/contracts/messages';

export const loading = message('Loading: {label}');
export const formatting = message('Formatting');
export const bold = message('Bold');
export const italic = message('Italic');
export const underline = message('Underline');
export const headingOne = message('Heading one');
export const headingTwo = message('Heading two');
export const quote = message('Quote');
export const numberedList = message('Numbered list');
export const bulletedList = message('Bulleted list');
export const videoOn = message('▶ Video on {name}');

export const link = message('Link');
export const linkTo = message('Link to');
export const insert = message('Insert');
export const removeLink = message('Remove link');
export const invalidLink = message('Invalid link');
export const videoLink = message('Video link');
export const video = message('Video');
export const aboutVideoLinks = message('The link of a video on YouTube, Vimeo or Bilibili');
export const uploadAPicture = message('Upload a picture');
export const uploadAVideo = message('Upload a video');
export const describeThePicture = message('Describe the picture');
export const whatDoesItShow = message('What does it show?');
export const whoHearsIt = message('Read out to those who do not see it');
export const save = message('Save');
export const emoji = message('Emoji');
export const loadingEmoji = message('Loading: emoji');

export const mentionSomebody = message('Mention somebody');
export const nameOfPerson = message('Name');
export const filesBelowTheText = message('Files below the text');
export const picture = message('Picture');
export const peopleToMention = message('People to mention');
export const friend = message('Friend');
export const nobodyToMention = message('Nobody of this name can be mentioned here.');
export const peopleFound = plural({
  one: '{count} person. Arrow keys choose, Enter mentions.',
  other: '{count} people. Arrow keys choose, Enter mentions.',
});

export const dismiss = message('Dismiss');
export const uploadOf = message('Upload of {file}');
export const uploading = message('Uploading {file}');
export const percent = message('{percent} %');
export const almostThere = message('Almost there …');
export const tryAgain = message('Try {file} again');
export const cancelUpload = message('Cancel {file}');
export const removeUpload = message('Remove {file}');
export const didNotArrive = message('{file} did not arrive. {reason}');
export const holdsUpPosting = message('Nothing can be posted until you try again or remove it.');
export const filesUploading = plural({ one: 'Uploading one file.', other: 'Uploading {count} files.' });
export const uploadFailed = message('The upload did not work. Check your connection and try again.');
