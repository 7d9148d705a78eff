/** SQL of whether a link leads to a place, which is a part of it and ends there. @param place SQL of letters, digits, `/` and `-` alone */
export const leadsTo = (link: string, place: string): string => `${link} ~ (${place} || '(?![[:alnum:]-])')`;

/** SQL of the place of a link by which those of two lessons lead to one room: the meeting's number, or the chat of a call; NULL of any other. */
export const roomOf = (link: string): string =>
  `lower(substring(${link} from '^[^?#]*(/(?:j|call)/[[:alnum:]-]+)/?(?:[?#]|$)'))`;
