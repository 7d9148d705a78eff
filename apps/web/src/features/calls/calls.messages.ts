import { message, plural } from '@lyceum/contracts/messages';

export const callWith = message('Call with {name}');
export const aGroup = message('a group');
export const callSubject = message('This call');
export const startCall = message('Start the call');
export const joinCall = message('Join the call');
export const joinNow = message('Join now');
export const decline = message('Decline');
export const backToChat = message('Back to the chat');
export const calls = message('{name} is calling');
export const callsIn = message('{name} is calling in {title}');
export const invitations = message('Calls for you');
export const ringing = message('Ringing {name}…');
export const aboutRinging = message('Their invitation stands for a minute. You can wait here.');
export const aboutStarting = message('It rings when you press the button, not before.');
export const aboutJoining = message('A call goes on here.');
export const meetingIsOngoing = message(
  'There is an ongoing meeting here. Please wait for that meeting to end before starting a new meeting.',
);
export const startFailed = message('Sorry, there was an error starting your video call. Please try again.');
export const joinFailed = message('Oops, something went wrong, please try again later.');
export const friendsOnly = message('Please become friends to enable Video');
export const notTogether = message('You cannot call here: somebody in this group is not a friend of yours.');
export const yourDevices = message('How others see and hear you');
export const microphone = message('Microphone');
export const camera = message('Camera');
export const microphoneLevel = message('How loud your microphone hears you');
export const mute = message('Mute');
export const unmute = message('Unmute');
export const turnCameraOff = message('Turn camera off');
export const turnCameraOn = message('Turn camera on');
export const shareScreen = message('Share screen');
export const stopSharing = message('Stop sharing');
export const raiseHand = message('Raise hand');
export const lowerHand = message('Lower hand');
export const hasHand = message('{name} has a hand up');
export const handsUp = message('Hands up: {names}');
export const showSpeaker = message('Show who speaks');
export const showAll = message('Show everybody');
export const lessData = message('Less data: sound first');
export const moreData = message('Show cameras again');
export const camerasOff = message(
  'The cameras of others are left out to save data; yours goes on, smaller. You hear everybody.',
);
export const lineIsThin = message(
  'Your connection is weak: the cameras of others are left out until it is better; yours goes on, smaller. You hear everybody.',
);
export const hostTools = message('Host tools');
export const askAllToMute = message('Ask everybody to mute');
export const lowerHands = message('Lower all hands');
export const lockCall = message('Let nobody new in');
export const unlockCall = message('Let people in again');
export const removeFromCall = message('Remove {name}');
export const removeQuestion = message('Remove {name} from this call?');
export const aboutRemoving = message('They cannot come back to this call. They stay in the group.');
export const cancel = message('Cancel');
export const isLocked = message('Locked: nobody new is let in.');
export const askedToMute = message('The host asks everybody to mute themselves.');
export const askedAll = message('Everybody was asked to mute.');
export const recordingSubject = message('The recording');
export const isRecorded = message('This lesson is being recorded.');
export const lessonIsRecorded = message('This lesson is being recorded: {course}, lesson {number}, {topic}.');
export const notAsked = message('You are not in its class: nothing of you is recorded.');
export const aboutRecording = message(
  'Everybody in the class and staff who look after courses can watch it, until a teacher of the class deletes it. You are in it only if you say yes; you can say no and take part all the same, and take a yes back: what was recorded until then stays. Afterwards you can take yourself out for good.',
);
export const joinRecorded = message('Join and be recorded');
export const joinUnrecorded = message('Join without being recorded');
export const mayWeRecord = message(
  'May your camera, your voice and your screen be in it? Everybody in the class and staff who look after courses can watch it, until a teacher of the class deletes it. Until you say yes nothing of you is recorded. You can take it back at any time; what was recorded until then stays. Afterwards you can take yourself out for good.',
);
export const recordMe = message('Yes, record me');
export const leaveMeOut = message('Leave me out');
export const youAreRecorded = message('You are in it.');
export const youAreNotRecorded = message('You are not being recorded now.');
export const isInRecording = message('{name} is recorded');
export const record = message('Record the lesson');
export const stopRecording = message('Stop recording');
export const recordQuestion = message('Record this lesson?');
export const aboutStartingToRecord = message(
  'Everybody here sees that it is recorded, and is asked: only those who say yes are in it, and you. The class can watch it afterwards.',
);
export const recordingEnded = message(
  'The recording has ended. The class finds it with its lesson in a moment.',
);
export const notRecorded = message(
  'That is not recorded: the lesson is over or has as many recordings as it can, or you are not in its class.',
);
export const noIsOnItsWay = message('Nothing more of you is recorded. We keep trying to write that down.');
export const leaveCall = message('Leave');
export const controls = message('Controls of the call');
export const noDevices = message(
  'This browser gives us neither camera nor microphone. You can join, see and hear; allow them in the browser’s settings to be seen and heard.',
);
export const noCamera = message('There is no camera, or it is not allowed here. You can join without one.');
export const noMicrophone = message(
  'There is no microphone, or it is not allowed here. You can join and listen.',
);
export const sharingFailed = message('The screen could not be shared.');
export const you = message('You');
export const people = plural({ one: '{count} person in the call', other: '{count} people in the call' });
export const isMuted = message('{name} is muted');
export const screenOf = message('Screen of {name}');
export const entering = message('Entering the room…');
export const reconnecting = message('Reconnecting…');
export const alone = message('Nobody else is here yet.');
export const declined = message('{name} declined.');
/** Why somebody is out of a room, by the reason the room gives. */
export const ended = {
  OVER: message('The call is over.'),
  ELSEWHERE: message('You are in this call in another tab.'),
  REMOVED: message('You cannot be in this call any more.'),
  FULL: message('This call is full.'),
  LOCKED: message('The host has locked this call: nobody new is let in.'),
  GONE: message('The connection to this call was lost.'),
  LEFT: message('You left the call.'),
} as const;
export const isElsewhere = message('This call is on the page of another service.');
export const openElsewhere = message('Open the call there');
export const joinAgain = message('Join again');
