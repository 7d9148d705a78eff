const OWN = /libs\/server\/([^/]+)\/src\/\1\.module\.ts$/;
const LISTS = new Set(['controllers', 'providers']);

/**
 * A domain has one module of Nest, `libs/server/<domain>/src/<domain>.module.ts`, which names each of its classes itself, by
 * the alphabet (docs/architecture.md): who looks for what a domain is made of looks at one place.
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
      disorder: 'A module names its classes by the alphabet: {{name}} stands before {{before}}.',
    },
  },
  create(context) {
    const isOwn = OWN.test(context.filename.replaceAll('\\', '/'));
    let modules = 0;
    const look = (described) => {
      for (const { node, messageId, data } of faultsOf(described)) context.report({ node, messageId, data });
    };
    return {
      'Decorator[expression.callee.name="Module"]'(node) {
        modules += 1;
        if (!isOwn || modules > 1) context.report({ node, messageId: 'another' });
        look(node.expression.arguments[0] ?? node);
      },
      // What `forRoot` and its like answer is a module, too.
      'MethodDefinition[static=true] ReturnStatement'(node) {
        if (isOwn && ownerOf(node).parent.type === 'MethodDefinition') look(node.argument ?? node);
      },
    };
  },
};

/** The function that a statement returns from. */
function ownerOf(node) {
  return /Function/.test(node.type) ? node : ownerOf(node.parent);
}

/** What is amiss with the description of a module. */
function* faultsOf(described) {
  if (described.type !== 'ObjectExpression') {
    yield { node: described, messageId: 'elsewhere' };
    return;
  }
  for (const property of described.properties) {
    if (property.type === 'SpreadElement') yield { node: property, messageId: 'elsewhere' };
    else if (LISTS.has(property.key.name ?? property.key.value)) yield* faultsOfList(property.value);
  }
}

function* faultsOfList(list) {
  if (list.type !== 'ArrayExpression') {
    yield { node: list, messageId: 'elsewhere' };
    return;
  }
  let before = '';
  for (const element of list.elements) {
    if (element.type === 'SpreadElement') yield* faultsOfChoice(element.argument);
    if (element.type !== 'Identifier') continue;
    const { name } = element;
    if (name.toLowerCase() < before.toLowerCase())
      yield { node: element, messageId: 'disorder', data: { name, before } };
    before = name;
  }
}

/** What stands there by how the host is set up; either way the classes are named. */
function* faultsOfChoice(spread) {
  if (spread.type !== 'ConditionalExpression') yield { node: spread, messageId: 'elsewhere' };
  else for (const list of [spread.consequent, spread.alternate]) yield* faultsOfList(list);
}
