import { message } from '@lyceum/contracts/messages';

export const pageNotFound = message('Page not found · {brandName}');
export const whoops = message('Whoops...');
export const cannotFindPage = message("We can't find the page you're looking for.");
export const returnHome = message('Return Home');
