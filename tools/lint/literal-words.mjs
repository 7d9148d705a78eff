/** Attributes whose strings people read or hear. What other attributes hold is for machines. */
const SPOKEN_ATTRIBUTE =
  /^(?!enterKeyHint)(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|label|placeholder|subject|action|empty|detail|name|lead|text|words|what|\w*([lL]abel|[tT]itle|[dD]escription|[tT]ext|[hH]int|[mM]essage|[pP]laceholder))$/;
const TWO_WORDS = /\p{L}[\p{L}’']*[,.:]? \p{L}/u;
const ONE_WORD = /^\p{Lu}\p{Ll}+[.…!?:,]*( ·)?\s?$/u;
const LETTER = /\p{L}/u;
/** How a token is sent. */
const SCHEME = /^Bearer $/;

/** What is made of a string that nobody reads: an error for developers, a comparison, a type, a module, a key. */
const isForMachines = (node, parent) => {
  switch (parent?.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSLiteralType':
    case 'BinaryExpression':
    case 'SwitchCase':
      return true;
    case 'Property':
    case 'TSPropertySignature':
      return parent.key === node;
    case 'MemberExpression':
      return parent.property === node;
    case 'CallExpression':
      return /^(matches|closest|querySelector(All)?)$/.test(parent.callee.property?.name);
    case 'NewExpression':
      return /(Error|Exception)$/.test(parent.callee.name);
    default:
      return false;
  }
};

/** Words of a query's key are names of queries. */
const isInQueryKey = (node) => {
  for (let at = node.parent; at && !/Function/.test(at.type); at = at.parent)
    if (at.type === 'Property' && at.key.name === 'queryKey') return true;
  return false;
};

/** The closest attribute around a node, unless a function or another element stands between. */
const attributeAround = (node) => {
  for (let at = node.parent; at && !/Function|^JSXElement$/.test(at.type); at = at.parent)
    if (at.type === 'JSXAttribute') return String(at.name.name?.name ?? at.name.name);
  return null;
};

/**
 * Texts stand in `*.messages.ts`, where they can be translated: a component names a message. Knows words by their
 * look, so a short lower-case one in a variable passes; the pseudo-language's test finds it on the screen.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const literalWords = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'Words belong into a messages file: “{{words}}”.' },
  },
  create(context) {
    const check = (node, text, parent) => {
      if (SCHEME.test(text) || isForMachines(node, parent) || isInQueryKey(node)) return;
      const attribute = attributeAround(node);
      if (attribute !== null && !SPOKEN_ATTRIBUTE.test(attribute)) return;
      const isSpoken = parent.type === 'JSXAttribute' && LETTER.test(text) && attribute !== 'name';
      if (isSpoken || TWO_WORDS.test(text) || ONE_WORD.test(text))
        context.report({ node, messageId: 'literal', data: { words: text.trim() } });
    };
    return {
      JSXText(node) {
        if (LETTER.test(node.value))
          context.report({ node, messageId: 'literal', data: { words: node.value.trim() } });
      },
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value, node.parent);
      },
      TemplateElement(node) {
        check(node, node.value.cooked ?? '', node.parent.parent);
      },
    };
  },
};
