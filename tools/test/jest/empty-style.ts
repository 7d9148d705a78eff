/** What an imported style sheet is in a Jest test. */
export const style = {};
