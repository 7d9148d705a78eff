/** JSON as it may stand within a page: nothing in it ends the element or begins another. */
export const dataBlock = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** An element that carries it to the application. */
export const dataElement = (id: string, value: object): string =>
  `<script id="${id}" type="application/json">${dataBlock(value)}</script>`;
