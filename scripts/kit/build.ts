import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { emittedName, emittedText, withFullNames } from './esmNames';
import { kitFolder, kitProgram, refuse } from './program';

/**
 * `npm run build:kit`, and npm itself before it packs the kit: ui-kit/dist/ with a module, its types and its source map
 * for each source file. Modules stay apart, so that a bundler takes only what is imported.
 */
function build(): number {
  const program = kitProgram();
  refuse(ts.getPreEmitDiagnostics(program));
  rmSync(path.join(kitFolder, 'dist'), { recursive: true, force: true });
  let files = 0;
  const write = (name: string, text: string) => {
    const file = emittedName(name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, emittedText(name, text));
    files += 1;
  };
  const { diagnostics } = program.emit(undefined, write, undefined, false, withFullNames);
  refuse(diagnostics);
  return files;
}

if (require.main === module) {
  try {
    console.log(`ui-kit/dist: ${build()} files`);
  } catch (reason) {
    console.error(reason instanceof Error ? reason.message : reason);
    process.exitCode = 1;
  }
}
