import { message } from '@lyceum/contracts/messages';

export const termsOfService = message('Terms of service');
export const privacyPolicy = message('Privacy policy');
export const loading = message('Loading: {title}');
export const textFailed = message('The text did not load');
export const loadingText = message('Loading the text');
export const version = message('Version {version}, {date}');
export const pleaseAgree = message('Please read them, and agree to them before you go on.');
export const loadingTerms = message('Loading the terms');
export const termsFailed = message('The terms did not load');
export const cancel = message('Cancel');
export const agree = message('Agree');
