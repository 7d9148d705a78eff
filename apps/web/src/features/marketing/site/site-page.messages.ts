import { message } from '@lyceum/contracts/messages';

export const documentTitle = message('{title} · {brandName}');
export const loadingPage = message('Loading the page');
export const pageFailed = message('This page could not be fetched.');
export const languages = message('Languages of this page');
