import { message } from '@lyceum/contracts/messages';

export const openTheOpsConsole = message('Open the ops console');
export const community = message('Community');
export const loadingThreads = message('Loading threads');
export const chooseNewPassword = message('Choose a new password');
export const logIn = message('Log in');
export const goTo = message('Go to {brandName}');
export const askForAnotherLink = message('Ask for another link');
export const createAnAccount = message('Create an account');
export const forgotYourPasswordQuestion = message('Forgot your password?');
export const newHere = message('New here? {link}');
export const editNameAndPicture = message('Edit name and picture');
export const howOthersSeeMe = message('How others see me');
export const backToMyPage = message('Back to my page');
