/** SQL of whether a link leads to a place, which is a part of it and ends there. @param place SQL of letters, digits, `/` and `-` alone */
export const leadsTo = (link: string, place: string): string => `${link} ~ (${place} || '(?![[:alnum:]-])')`;
