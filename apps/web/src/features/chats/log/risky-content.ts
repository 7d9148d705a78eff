/** What a message may contain that is better not given away (checklist section O, safety). */
export type Risk = 'PHONE' | 'ADDRESS' | 'ELSEWHERE' | 'MONEY';

/** Nine digits and more, grouped as people group them: dates, times and prices have fewer. */
const phone = /(?:\+|\b00)?(?:\d[\s().-]{0,2}){8,14}\d\b/;

/** A number before or after a word for a street. */
const address =
  /\b\d{1,5}[a-z]?\s+(?:[\p{L}'.-]+\s+){1,3}(?:street|st|avenue|ave|road|rd|lane|drive|boulevard|blvd|court)\b|\b(?:calle|avenida|rue|via)\s+[\p{L}'.\s-]{2,40}\d{1,5}\b|[\p{Script=Han}]{1,10}(?:路|街)\d+号/iu;

/** An invitation to go on where nobody looks after it. */
const elsewhere =
  /\b(?:add|text|message|write|call|find|follow|dm)\s+me\s+(?:on|at|in)\b|\b(?:let'?s|let us|can we|we should)\s+(?:move|switch|talk|chat|go|continue)\s+(?:over\s+)?(?:to|on)\b|\b(?:whats\s?app|snap(?:chat)?|telegram|discord|insta(?:gram)?|wechat|kik)\b|加我?(?:微信|qq)|微信号/iu;

const money =
  /\b(?:send|lend|wire|transfer|venmo|pay)\s+(?:me|us|him|her)\b|\b(?:gift\s?cards?|bank account|iban|credit card|card number)\b|转账|汇款/iu;

const patterns = { PHONE: phone, ADDRESS: address, ELSEWHERE: elsewhere, MONEY: money } as const;

/** What a text gives away or asks for, looked for on the device: nobody is told. It asks to think, and forbids nothing. */
export function risksIn(text: string): Risk[] {
  return (Object.keys(patterns) as Risk[]).filter((risk) => patterns[risk].test(text));
}
