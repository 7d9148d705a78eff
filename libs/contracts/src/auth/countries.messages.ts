import { message } from '../messages';

export const chineseTaipei = message('Chinese Taipei');
