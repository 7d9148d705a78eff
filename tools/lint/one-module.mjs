const OWN = /libs\/server\/([^/]+)\/src\/\1\.module\.ts$/;
const LISTS = new Set(['controllers', 'providers']);

/**
 * A domain has one module of Nest, `libs/server/<domain>/src/<domain>.module.ts`, which names each of its classes itself
 * (docs/architecture.md): who looks for what a domain is made of looks at one place.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const oneModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      another: 'A domain has one module, src/<domain>.module.ts: name the classes there.',
      elsewhere: 'A module names its classes itself, not a list that stands elsewhere.',
    },
  },
  create(context) {
    const isOwn = OWN.test(context.filename.replaceAll('\\', '/'));
    return {
      'Decorator[expression.callee.name="Module"]'(node) {
        if (!isOwn) context.report({ node, messageId: 'another' });
        for (const { key, value } of node.expression.arguments[0]?.properties ?? []) {
          if (!LISTS.has(key?.name)) continue;
          const parts = value.type === 'ArrayExpression' ? value.elements : [{ type: 'SpreadElement' }];
          if (parts.some(({ type }) => type === 'SpreadElement'))
            context.report({ node: value, messageId: 'elsewhere' });
        }
      },
    };
  },
};
