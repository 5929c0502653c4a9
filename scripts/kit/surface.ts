import path from 'node:path';
import ts from 'typescript';
import { kitFolder, kitProgram } from './program';

export const surfaceFile = path.join(kitFolder, 'api.txt');

const entries = { '.': 'index.ts', './forms': 'forms/index.ts', './theme': 'theme/index.ts' };

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const shown = (checker: ts.TypeChecker, type: ts.Type, at: ts.Node): string =>
  checker.typeToString(type, at, ts.TypeFormatFlags.NoTruncation).replace(/import\("[^"]*"\)\./g, '');

/** A type as its author wrote it: what the compiler would print depends on the order in which it met the parts of a union. */
function written(symbol: ts.Symbol): string | undefined {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return undefined;
  const typed =
    ts.isPropertySignature(declaration) || ts.isTypeAliasDeclaration(declaration)
      ? declaration.type
      : undefined;
  return typed && oneLine(typed.getText());
}

const isOwn = (symbol: ts.Symbol) =>
  (symbol.declarations ?? []).some(({ parent }) => {
    const { fileName } = parent.getSourceFile();
    return fileName.startsWith(`${kitFolder}${path.sep}`) && !fileName.includes('node_modules');
  });

/** Members that the kit itself declares, in the order of the alphabet; what comes from React or MUI is theirs. */
function membersOf(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): string[] {
  return type
    .getProperties()
    .filter(isOwn)
    .map((member) => {
      const optional = member.flags & ts.SymbolFlags.Optional ? '?' : '';
      const text = written(member) ?? shown(checker, checker.getTypeOfSymbolAtLocation(member, at), at);
      return `  ${member.name}${optional}: ${optional ? text.replace(/ \| undefined$/, '') : text}`;
    })
    .sort();
}

/** What a component takes: the first parameter of its function, or the props of its class. */
function propsOf(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): ts.Type | undefined {
  const [built] = type.getConstructSignatures();
  const props = built?.getReturnType().getProperty('props');
  if (props) return checker.getTypeOfSymbolAtLocation(props, at);
  const taken = type.getCallSignatures().map((signature) => signature.getParameters()[0]);
  const first = taken.at(-1);
  return first && checker.getTypeOfSymbolAtLocation(first, at);
}

function valueLines(checker: ts.TypeChecker, name: string, type: ts.Type, at: ts.Node): string[] {
  if (type.aliasSymbol?.name === 'LucideIcon' || checker.typeToString(type) === 'LucideIcon')
    return [`icon ${name}`];
  const isCallable = type.getCallSignatures().length + type.getConstructSignatures().length > 0;
  if (/^[A-Z]/.test(name) && isCallable) {
    const props = propsOf(checker, type, at);
    return [`component ${name}`, ...(props ? membersOf(checker, props, at) : [])];
  }
  return [`${isCallable ? 'function' : 'constant'} ${name}: ${shown(checker, type, at)}`];
}

function typeLines(checker: ts.TypeChecker, symbol: ts.Symbol, at: ts.Node): string[] {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  // A component's props stand with the component.
  if (symbol.name.endsWith('Props')) return [`type ${symbol.name}`];
  const members = membersOf(checker, type, at);
  if (members.length === 0) return [`type ${symbol.name} = ${written(symbol) ?? '?'}`];
  return [`type ${symbol.name}`, ...members];
}

/** Everything the kit exports, entry by entry, as text that can be compared: names, kinds, the kit's own props. */
export function kitSurface(): string {
  const program = kitProgram();
  const checker = program.getTypeChecker();
  return Object.entries(entries)
    .map(([entry, file]) => {
      const source = program.getSourceFile(path.join(kitFolder, file));
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${file} exports nothing.`);
      const lines = checker
        .getExportsOfModule(module)
        .map((symbol) => {
          const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
          const described =
            real.flags & ts.SymbolFlags.Value
              ? valueLines(checker, symbol.name, checker.getTypeOfSymbolAtLocation(real, source), source)
              : typeLines(checker, real, source);
          return { name: symbol.name, text: described.join('\n') };
        })
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map(({ text }) => text);
      return [`# @portal/ui-kit${entry.slice(1)}`, ...lines].join('\n');
    })
    .join('\n\n')
    .concat('\n');
}
