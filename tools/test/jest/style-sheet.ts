/** What an imported style sheet is in a Jest test: each class of a CSS module is its own name. */
const classes: unknown = new Proxy({}, { get: (_target, name) => String(name) });

export default classes;
