import { join } from 'node:path';
import ts from 'typescript';

/** What a statement's `Row` says of its columns: the kind of value by column. */
export type ClaimedRow = ReadonlyMap<string, string>;

/** A `statement<Row>(name, …)` of the source; a name made of parts is a pattern. */
export interface Claim {
  readonly name: RegExp;
  readonly at: string;
  /** Null where it claims nothing of its columns. */
  readonly row: ClaimedRow | null;
}

const root = join(import.meta.dirname, '../../../..');

function kindOf(checker: ts.TypeChecker, whole: ts.Type): string {
  const type = checker.getNonNullableType(whole);
  const parts = type.isUnion() ? type.types : [type];
  const all = (flags: ts.TypeFlags) => parts.every((part) => (part.flags & flags) !== 0);
  if (all(ts.TypeFlags.StringLike)) return 'string';
  if (all(ts.TypeFlags.NumberLike)) return 'number';
  if (all(ts.TypeFlags.BooleanLike)) return 'boolean';
  const [element] = checker.isArrayLikeType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
  if (element) return `${kindOf(checker, element)}[]`;
  const name = type.symbol?.name;
  return name === 'Date' || name === 'Buffer' ? name : 'json';
}

function rowOf(checker: ts.TypeChecker, row: ts.TypeNode | undefined): ClaimedRow | null {
  if (!row) return new Map();
  if (checker.getTypeFromTypeNode(row).getStringIndexType()) return null;
  return new Map(
    checker
      .getPropertiesOfType(checker.getTypeFromTypeNode(row))
      .map((property) => [property.name, kindOf(checker, checker.getTypeOfSymbol(property))]),
  );
}

const escaped = (text: string): string => text.replaceAll('.', '\\.');

function patternOf(name: ts.Expression | undefined): RegExp | null {
  if (!name) return null;
  if (ts.isStringLiteralLike(name)) return new RegExp(`^${escaped(name.text)}$`);
  if (!ts.isTemplateExpression(name)) return null;
  const parts = [name.head.text, ...name.templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${parts.map(escaped).join('.+')}$`);
}

/** Every statement that the server's source defines, with the row it claims to answer, read by the compiler. */
export function claimedRows(): Claim[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.server.json'), (file) =>
    ts.sys.readFile(file),
  ) as {
    config: object;
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const sources = fileNames.filter(
    (file) => file.includes('/libs/server/') && !/\.(int-)?spec\.ts$/.test(file),
  );
  const program = ts.createProgram(sources, options);
  const checker = program.getTypeChecker();
  const claims: Claim[] = [];
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile || source.fileName.includes('/node_modules/')) continue;
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      if (!ts.isCallExpression(node) || node.expression.getText(source) !== 'statement') return;
      const name = patternOf(node.arguments[0]);
      if (!name) throw new Error(`${source.fileName}: the name of a statement is a text, or made of one`);
      const at = source.fileName.slice(root.length + 1);
      claims.push({ name, at, row: rowOf(checker, node.typeArguments?.[0]) });
    };
    visit(source);
  }
  return claims;
}
