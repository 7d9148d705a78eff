const numbers = new Intl.NumberFormat('en');

/** "1 member", "1,204 members". */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${numbers.format(count)} ${count === 1 ? one : many}`;
}
