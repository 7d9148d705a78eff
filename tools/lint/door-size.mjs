/** Where a call enters the house: `.query(…)`, `.mutation(…)` and `.subscription(…)` of a tRPC router. */
const PROCEDURES = new Set(['query', 'mutation', 'subscription']);

/**
 * A door parses, asks one service and shapes the answer. ESLint's own rule counts whole functions, which would
 * count the factory around a tRPC router as well; this one counts what answers one call.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const doorSize = {
  meta: {
    type: 'suggestion',
    schema: [
      { type: 'object', properties: { max: { type: 'integer', minimum: 1 } }, additionalProperties: false },
    ],
    messages: {
      tooLong: 'This door method has {{lines}} lines, {{max}} are allowed: the rest belongs into a service.',
    },
  },
  create(context) {
    const max = context.options[0]?.max ?? 20;
    const check = (node) => {
      const lines = node.loc.end.line - node.loc.start.line + 1;
      if (lines > max) context.report({ node, messageId: 'tooLong', data: { lines, max } });
    };
    return {
      'MethodDefinition[kind="method"] > FunctionExpression': check,
      CallExpression(node) {
        const isProcedure =
          node.callee.type === 'MemberExpression' && PROCEDURES.has(node.callee.property.name);
        const handler = node.arguments.at(-1);
        if (isProcedure && /Function/.test(handler?.type ?? '')) check(handler);
      },
    };
  },
};
