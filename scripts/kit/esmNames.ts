import path from 'node:path';
import ts from 'typescript';

/**
 * The sources name their neighbours without an extension ('./Logo/Logo'), as the house's bundler and Jest like it. Node
 * and `moduleResolution: nodenext` want the file's full name, so imports, re-exports and `import()`s get it when emitted.
 */
const fullName = (specifier: string) => (specifier.startsWith('.') ? `${specifier}.mjs` : specifier);

/** A folder's index must be named as such in the sources, since nothing here looks at the disk. */
function checked(node: ts.StringLiteral, host: ts.SourceFile): ts.StringLiteral {
  const name = fullName(node.text);
  if (name === node.text) return node;
  const target = path.join(path.dirname(host.fileName), node.text);
  const exists = ['.ts', '.tsx'].some((extension) => ts.sys.fileExists(target + extension));
  if (!exists) throw new Error(`${host.fileName}: '${node.text}' must name a file, not a folder.`);
  return ts.factory.createStringLiteral(name, true);
}

function rename(node: ts.Node, host: ts.SourceFile): ts.Node | undefined {
  const { factory } = ts;
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
    return factory.updateImportDeclaration(
      node,
      node.modifiers,
      node.importClause,
      checked(node.moduleSpecifier, host),
      node.attributes,
    );
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
    return factory.updateExportDeclaration(
      node,
      node.modifiers,
      node.isTypeOnly,
      node.exportClause,
      checked(node.moduleSpecifier, host),
      node.attributes,
    );
  const [first] = ts.isCallExpression(node) ? node.arguments : [];
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && first)
    if (ts.isStringLiteral(first))
      return factory.updateCallExpression(node, node.expression, undefined, [checked(first, host)]);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    if (ts.isStringLiteral(node.argument.literal))
      return factory.updateImportTypeNode(
        node,
        factory.createLiteralTypeNode(checked(node.argument.literal, host)),
        node.attributes,
        node.qualifier,
        node.typeArguments,
        node.isTypeOf,
      );
  return undefined;
}

const renamer =
  <T extends ts.Node>(context: ts.TransformationContext, host: (root: T) => ts.SourceFile) =>
  (root: T): T => {
    const file = host(root);
    const visit = (node: ts.Node): ts.Node => rename(node, file) ?? ts.visitEachChild(node, visit, context);
    return ts.visitEachChild(root, visit, context);
  };

/** For `program.emit`: full names in the scripts and in the declarations. */
export const withFullNames: ts.CustomTransformers = {
  after: [(context) => renamer<ts.SourceFile>(context, (file) => file)],
  afterDeclarations: [
    (context) => {
      const inFile = renamer<ts.SourceFile>(context, (file) => file);
      return (root) => (ts.isSourceFile(root) ? inFile(root) : root);
    },
  ],
};

/** `.mjs` and `.d.mts` say "ES module" to Node and to TypeScript whatever the package.json around them says. */
export const emittedName = (file: string) =>
  file
    .replace(/\.d\.ts$/, '.d.mts')
    .replace(/\.js(\.map)?$/, (_, map: string | undefined) => `.mjs${map ?? ''}`);

/** The text of an emitted file, speaking of itself by its new name. */
export function emittedText(file: string, text: string): string {
  if (file.endsWith('.js')) return text.replace(/(\/\/# sourceMappingURL=.*)\.js\.map\s*$/, '$1.mjs.map\n');
  if (!file.endsWith('.map')) return text;
  const map = JSON.parse(text) as { file: string };
  return JSON.stringify({ ...map, file: emittedName(map.file) });
}
