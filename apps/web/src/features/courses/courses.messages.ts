import { message, plural } from '@lyceum/contracts/messages';

export const titled = message('{title} · {brandName}');
export const liveCourses = message('Live courses');
export const aboutLiveCourses = message(
  'Classes that meet at a set hour, in small groups, with a teacher at the front.',
);
export const allCourses = message('All live courses');
export const loading = message('Loading the course');
export const loadingCourses = message('Loading live courses');
export const fetchingCourseFailed = message(
  'Sorry, there was an error fetching single live courses data. Please try again.',
);
export const fetchingCoursesFailed = message(
  'Sorry, there was an error fetching user live courses data. Please try again.',
);
export const noCourses = message('No live courses at the moment');
export const aboutNoCourses = message('New ones are listed here as soon as they can be read of.');
export const notPublished = message(
  'This course is not published. You see its page as staff; nobody else does.',
);

export const free = message('Free');
export const aboutCourse = message('About this course');
export const teachers = message('Who teaches it');
export const classes = message('Classes you can join');
export const noClasses = message('No class of this course takes students at the moment.');
export const questions = message('Questions about this course?');
export const askAboutIt = message('Ask us');
export const lessons = plural({ one: '{count} lesson', other: '{count} lessons' });
export const from = message('{start} – {end}');
export const nextDates = message('Next dates, on your clock');
export const classTime = message('The class keeps the time of {zone}.');
export const withClassTime = message('{when} ({there} in {zone})');
export const withTeacher = message('With {name}');
export const seatsLeft = plural({ one: '{count} seat left', other: '{count} seats left' });
export const full = message('Full');
export const anySeats = message('Seats for everybody');
export const begun = message('Has begun');

export const signUpToEnrol = message('Sign up to enrol');
export const logInToEnrol = message('Log in');
export const enrol = message('Enrol');
export const joinWaitingList = message('Join the waiting list');
export const aboutWaiting = message(
  'There is a waiting list: who waits longest is given the next free seat, and told.',
);
export const payingNotOpen = message('Paying for a course here is not open yet.');
export const aboutPayingList = message(
  'Put yourself on the list: you keep your place in it, and our staff enrol people from it. Nothing is charged now.',
);
export const aboutPayingOrList = message(
  'A seat is yours once it is paid. Whoever is grown up goes on the list: our staff enrol people from it.',
);
export const joinList = message('Put me on the list');
export const youAreIn = message('You are enrolled.');
export const youTeach = message('You are in this class.');
export const openClassroom = message('Open the classroom');
export const youWait = message('You are on the waiting list.');
export const waitBefore = plural({
  one: '{count} person is before you.',
  other: '{count} people are before you.',
});
export const youAreNext = message('You are the next.');
/** Of a class with free seats: who is grown up, or where it costs something. */
export const staffFirst = message('Our staff look at it before you are enrolled.');
export const leaveWaiting = message('Leave the waiting list');
export const placeFailed = message('Whether you are enrolled could not be fetched.');
export const tryAgain = message('Try again');
export const nextAt = message('Next lesson {when}');
export const openClasses = plural({ one: '{count} class to join', other: '{count} classes to join' });
export const waitingListOnly = message('Waiting list');
export const closed = message('Takes nobody at the moment');
