import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../../stories');

/** The parsed contents of a story file. Story files are parsed, not run, since some need Storybook around them. */
interface StorySource {
  /** The title of its default export. */
  title: string;
  /** Names of its stories. */
  exports: string[];
  /** Tags of its default export. */
  tags: string[];
  /** Names under `component` and `subcomponents`, whose props its page documents. */
  documented: string[];
  /** Names that are used as an element somewhere in the file. */
  elements: string[];
  /** The modules that it imports from. */
  imports: string[];
  /** The texts under `args: { name: … }`. */
  names: string[];
}

const nameOf = (node: ts.PropertyName | ts.JsxTagNameExpression) => node.getText();
const stringsIn = (node: ts.Node): string[] =>
  ts.isStringLiteral(node)
    ? [node.text]
    : ts.isArrayLiteralExpression(node)
      ? node.elements.flatMap(stringsIn)
      : [];
const identifiersIn = (node: ts.Node): string[] => {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isExpressionWithTypeArguments(node)) return identifiersIn(node.expression);
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap(({ name }) => (name ? [nameOf(name)] : []));
};

function read(file: string): StorySource {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: StorySource = {
    title: '',
    exports: [],
    tags: [],
    documented: [],
    elements: [],
    imports: [],
    names: [],
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) found.imports.push(...stringsIn(node.moduleSpecifier));
    if (
      ts.isVariableStatement(node) &&
      node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    )
      found.exports.push(...node.declarationList.declarations.map(({ name }) => name.getText()));
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
      found.elements.push(nameOf(node.tagName));
    if (ts.isPropertyAssignment(node)) {
      const { initializer } = node;
      const property = nameOf(node.name);
      if (property === 'title') found.title ||= stringsIn(initializer)[0] ?? '';
      if (property === 'tags') found.tags.push(...stringsIn(initializer));
      if (property === 'name') found.names.push(...stringsIn(initializer));
      if (property === 'component' || property === 'subcomponents')
        found.documented.push(...identifiersIn(initializer));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The story files in a folder of stories/. */
export const storySources = (folder: 'screens' | 'ui-kit' | 'flows'): StorySource[] =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => read(path.join(root, folder, file)));
